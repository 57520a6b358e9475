import { Subscribers } from "../../../server/gateway/subscribers";
import { serve } from "../../../server/serve";

/** The host in a process of its own, with a newsletter's list that cannot be closed. */
Subscribers.prototype.close = () => Promise.reject(new Error("the list is busy"));

void serve();
