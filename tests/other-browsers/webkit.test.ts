import { webkit } from './webkit.ts';
import { journeysIn } from './journeys.ts';

journeysIn(webkit);
