/** Asks the records; throws what GraphQL says where it cannot answer. */
export type Ask = <Data>(query: string) => Promise<Data>;

/** A file that the site has beside its pages. */
export interface OutputFile {
  /** Its address, such as `/feeds/news.xml`. */
  path: string;
  content: string;
}

/** Makes files of the records; it writes none. The parameter's name is the one by which Gatsby finds queries to type. */
export type Output = (graphql: Ask) => Promise<OutputFile[]>;
