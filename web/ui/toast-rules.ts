/** In the place of goober for the toasts: its rules, in a sheet of the document (stand-ins.ts). */
import './toast-sheet.ts';

export { css, keyframes, setup, styled } from 'goober';
