// A list of which only the rows in sight exist, so that its length costs nothing.
class VirtualList {
  /// Browsers lay out no element that is higher than about 17 million pixels.
  static limit = 250000;

  constructor(box, id, rowHeight, draw, choose) {
    Object.assign(this, { box, id, rowHeight, draw, choose, rows: [], current: -1 });
    this.space = box.querySelector(".space");
    box.addEventListener("scroll", () => this.schedule(), { passive: true });
    box.addEventListener("keydown", event => this.press(event));
    box.addEventListener("click", event => {
      const item = event.target.closest(".item");
      if (item) this.select(Number(item.dataset.index), true);
    });
    new ResizeObserver(() => this.schedule()).observe(box);
  }

  show(rows) {
    this.rows = rows;
    this.current = -1;
    this.space.style.height = Math.min(rows.length, VirtualList.limit) * this.rowHeight + "px";
    this.box.scrollTop = 0;
    this.paint();
  }

  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => { this.frame = 0; this.paint(); });
  }

  paint() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / this.rowHeight) - 4);
    const count = Math.ceil(this.box.clientHeight / this.rowHeight) + 8;
    const last = Math.min(this.rows.length, VirtualList.limit, first + count);
    const items = [];
    for (let index = first; index < last; index++) items.push(this.item(index));
    this.space.replaceChildren(...items);
    const active = "aria-activedescendant";
    if (this.current >= 0) this.box.setAttribute(active, this.idOf(this.current));
    else this.box.removeAttribute(active);
  }

  idOf(index) { return this.id + "-" + index; }

  item(index) {
    const item = make("div", {
      class: "item", role: "option", id: this.idOf(index), "data-index": index,
      "aria-setsize": this.rows.length, "aria-posinset": index + 1,
      "aria-selected": index === this.current,
    });
    item.style.top = index * this.rowHeight + "px";
    item.style.height = this.rowHeight + "px";
    this.draw(this.rows[index], item);
    return item;
  }

  select(index, isOpening) {
    if (index < 0 || index >= Math.min(this.rows.length, VirtualList.limit)) return;
    this.current = index;
    const top = index * this.rowHeight;
    const end = top + this.rowHeight - this.box.clientHeight;
    if (this.box.scrollTop > top) this.box.scrollTop = top;
    else if (this.box.scrollTop < end) this.box.scrollTop = end;
    this.paint();
    this.choose(this.rows[index], isOpening);
  }

  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.box.clientHeight / this.rowHeight) - 1);
    const moves = {
      ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page,
      Home: -this.rows.length, End: this.rows.length,
    };
    if (event.key in moves) {
      const target = this.current + moves[event.key];
      this.select(Math.max(0, Math.min(this.rows.length - 1, target)), false);
    } else if (event.key === "Enter" || event.key === " ") {
      this.select(Math.max(0, this.current), true);
    } else return;
    event.preventDefault();
  }
}
