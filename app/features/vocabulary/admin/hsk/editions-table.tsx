import { Link } from '@remix-run/react'
import { editionNames, firstEdition } from '#app/domain/hsk/edition.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { ActionCell, Cell, type Head, Table } from '#app/ui/admin/table.tsx'
import type { EditionRow } from './editions.server.ts'

const heads: Head[] = [
	{ name: 'Edition' },
	{ name: 'From' },
	{ name: 'Imported' },
	{ name: 'People', isNumber: true },
	{ name: 'Actions', isQuiet: true },
]

/** Each edition with its list, and the people who see their levels by it. */
export function EditionsTable({ editions }: { editions: readonly EditionRow[] }) {
	return (
		<Table
			caption="Word lists"
			heads={heads}
			emptyText=""
			rows={editions.map((row) => <EditionRowOf key={row.edition} row={row} />)}
		/>
	)
}

function EditionRowOf({ row }: { row: EditionRow }) {
	const { edition, list, isThere, isDefault, isRemovable, people } = row
	const origin = edition === firstEdition ? 'Comes with the dictionary' : 'Not imported'
	return (
		<tr>
			<Cell of="Edition" isHead>
				{editionNames[edition]}
				{isDefault && <span className="block text-ink-soft text-sm">Default</span>}
			</Cell>
			<Cell of="From">
				<span className="wrap-anywhere">{list?.source ?? origin}</span>
			</Cell>
			<Cell of="Imported">{list ? <DateTime at={list.at} /> : '-'}</Cell>
			<Cell of="People" isNumber>
				{people.toLocaleString('en')}
			</Cell>
			<ActionCell>
				<div className="flex flex-wrap gap-2">
					{isThere && !isDefault && (
						<AskLink ask="set-default" row={row}>
							Use as default
						</AskLink>
					)}
					{isRemovable && (
						<AskLink ask="remove" row={row}>
							{edition === firstEdition ? 'Remove this list' : 'Remove this edition'}
						</AskLink>
					)}
				</div>
			</ActionCell>
		</tr>
	)
}

type AskProps = { ask: 'set-default' | 'remove'; row: EditionRow; children: string }

function AskLink({ ask, row: { edition }, children }: AskProps) {
	return (
		<Link
			to={`?${new URLSearchParams({ ask, of: edition })}`}
			state={opensDialog}
			preventScrollReset
			aria-label={`${children}: ${editionNames[edition]}`}
			className={adminButtonClass('secondary')}
		>
			{children}
		</Link>
	)
}
