// npm run build: installs what is missing, then builds the app into dist/.
import { bin, install, run } from './install.mjs';

install();
run(bin('vite'), ['build']);
