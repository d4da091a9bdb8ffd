/**
 * Does a task for each item in order, `limit` of them at a time. Resolves when the last has ended; a task must not
 * reject.
 */
export async function atMost<Item>(
  limit: number,
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
