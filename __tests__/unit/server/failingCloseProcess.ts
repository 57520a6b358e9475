import Sqlite from "libsql";
import { serve } from "../../../server/serve";

/** The host in a process of its own, with a database that cannot be closed. */
Sqlite.prototype.close = () => {
  throw new Error("the list is busy");
};

void serve();
