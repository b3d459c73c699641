import { useId } from 'react'

/** The keys of one place of a page. It stands beside what answers them, in a file that other pages need not load. */
export type KeyTable = {
	/** Where they work: "In the text". */
	name: string
	/** A selector: the page has them while it has such an element. */
	place: string
	/** The key as it is printed on keyboards, and what it does. */
	keys: readonly (readonly [key: string, does: string])[]
}

/** Keys and what they do, by place. */
export function KeyList({ tables }: { tables: readonly Omit<KeyTable, 'place'>[] }) {
	return tables.map((table) => <Keys key={table.name} {...table} />)
}

function Keys({ name, keys }: Omit<KeyTable, 'place'>) {
	const id = useId()
	return (
		<div className="grid gap-1 text-sm">
			<p id={id} className="font-medium text-ink-quiet text-xs">
				{name}
			</p>
			<dl aria-labelledby={id} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
				{keys.map(([key, does]) => (
					<div key={key} className="col-span-2 grid grid-cols-subgrid">
						<dt>
							<kbd className="font-sans text-ink-soft">{key}</kbd>
						</dt>
						<dd className="first-letter:uppercase">{does}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
