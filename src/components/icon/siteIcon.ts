/**
 * The mark of the site as an SVG, a half moon on the green of its boards. `rounded` as a browser shows it; a system that
 * cuts a shape of its own out of it is given the whole square, in whose inner four fifths the moon stays.
 */
export const siteIcon = ({ rounded }: { readonly rounded: boolean }): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${rounded ? 7 : 0}" fill="#1f4d3c"/>`,
    '<path fill="#f3cd6b" d="M18.4 5.5a11 11 0 1 0 8 16A9 9 0 0 1 18.4 5.5Z"/>',
    '</svg>',
  ].join('');
