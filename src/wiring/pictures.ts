import type { Pictures } from '../app/board/picture.ts';
import { saveFile } from '../platform/files.ts';
import { paintPng } from '../platform/painting.ts';
import { fileShareSheet } from '../platform/sharing.ts';

const PNG = 'image/png';

/** Pictures, where somebody wants one. */
export function wirePictures(): Pictures {
  return {
    png: paintPng,
    save: (name, png) => saveFile(name, png, PNG),
    share: fileShareSheet('x.png', PNG),
  };
}
