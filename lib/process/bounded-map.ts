/**
 * A map that forgets its oldest entries: those beyond its size, and those at its old end that are over.
 * What is set again counts as new.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #size: number;
  readonly #isOver: (value: Value) => boolean;

  constructor(size: number, isOver: (value: Value) => boolean = () => false) {
    super();
    this.#size = size;
    this.#isOver = isOver;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const [oldest, entry] of this) {
      if (this.size <= this.#size && !this.#isOver(entry)) break;
      this.delete(oldest);
    }
    return this;
  }
}
