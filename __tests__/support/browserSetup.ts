import { browserExecutable } from "../../tools/browser/browserExecutable";

/** Unpacks the bundled browser, where it is the one to use, before two workers try to at once. */
const prepareBrowser = async (): Promise<void> => {
  await browserExecutable();
};

export default prepareBrowser;
