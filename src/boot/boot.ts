import { bootPage } from "./bootPage";

bootPage();
