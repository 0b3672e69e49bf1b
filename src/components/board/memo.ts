import type { Component, ComponentChild } from 'preact';

/**
 * A component that is drawn anew only where one of its properties has changed, and that reads no signal: what
 * preact/compat has under this name, without the rest of it.
 */
export const memo = <Props extends object>(draw: (props: Props) => ComponentChild) =>
  function (this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) =>
      Object.entries(next).some(([name, value]) => this.props[name as keyof Props] !== value);
    return draw(props);
  };
