import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { deskButtonClass } from '#app/ui/desk/button.tsx'
import { DateTime } from '#app/ui/desk/date-time.tsx'
import { searchWith, withoutMoment } from '#app/ui/desk/paging.ts'
import { StatusDot } from '#app/ui/desk/status-dot.tsx'
import { ActionCell, Cell, Table } from '#app/ui/desk/table.tsx'
import { meaningPreview } from './meaning-preview.ts'
import type { ListedWord } from './queries.server.ts'

const heads = [
	'Select',
	{ name: 'ID', isNumber: true },
	'Word',
	'Traditional',
	'Pinyin',
	'Levels',
	'Meanings',
	'Status',
	'Kind',
	'Updated',
	'Action',
]

type Props = { words: ListedWord[]; selectedIds: readonly number[] }

export function WordsTable({ words, selectedIds }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Vocabulary"
			heads={heads}
			isBusy={isBusy}
			emptyText="No data available"
			rows={words.map((word) => (
				<tr key={word.id}>
					<SelectCell word={word} isSelected={selectedIds.includes(word.id)} />
					<Cell of="ID" isNumber>
						{word.id}
					</Cell>
					<Cell of="Word" isHead>
						<span lang="zh-CN" className="text-lg leading-snug">
							{word.word}
						</span>
					</Cell>
					<Cell of="Traditional">
						{word.traditional ? (
							<span lang="zh-Hant" className="text-base">
								{word.traditional}
							</span>
						) : (
							'-'
						)}
					</Cell>
					<Cell of="Pinyin">
						<span lang="zh-Latn-pinyin">{word.pinyin}</span>
					</Cell>
					<Cell of="Levels">{levelNames(word)}</Cell>
					<Cell of="Meanings">
						<Meanings word={word} />
					</Cell>
					<Cell of="Status">
						<WordStatus status={word.status} />
					</Cell>
					<Cell of="Kind">{word.isCustom ? 'Custom' : 'Standard'}</Cell>
					<Cell of="Updated">
						<DateTime at={word.updatedAt} />
					</Cell>
					<ActionCell>
						<RowActions word={word} />
					</ActionCell>
				</tr>
			))}
		/>
	)
}

/** Only custom words can be selected. */
function SelectCell({ word, isSelected }: { word: ListedWord; isSelected: boolean }) {
	if (!word.isCustom) return <td />
	return (
		<Cell of="Select">
			<input
				type="checkbox"
				name="ids"
				value={word.id}
				defaultChecked={isSelected}
				aria-label={`Select ${word.word}`}
				className="block size-4 accent-cinnabar"
			/>
		</Cell>
	)
}

/** A level that two editions of the list give is one. */
function levelNames({ levels }: ListedWord): string {
	return [...new Set(levels.map(({ level }) => level))].join(', ') || '-'
}

function Meanings({ word }: { word: ListedWord }) {
	return (
		<ul>
			{meaningPreview(word.meaning).map(({ pos, definition }) => (
				<li key={pos}>
					<span className="text-ink-quiet">{pos}</span> {definition}
				</li>
			))}
		</ul>
	)
}

function WordStatus({ status }: { status: number }) {
	return status === 1 ? (
		<StatusDot tone="jade">Enabled</StatusDot>
	) : (
		<StatusDot tone="plain">Disabled</StatusDot>
	)
}

/** Links, since each opens a dialog: ?ask=edit&of=… */
function RowActions({ word }: { word: ListedWord }) {
	const [search] = useSearchParams()
	const to = (ask: string) => searchWith(withoutMoment(search), { ask, of: word.id })
	const link = { replace: true, preventScrollReset: true, className: deskButtonClass('quiet') }
	return (
		<span className="flex gap-1 max-xl:flex-wrap [&>a]:px-2">
			<Link {...link} to={to('edit')} aria-label={`Edit: ${word.word}`}>
				Edit
			</Link>
			{word.isCustom && (
				<Link {...link} to={to('delete')} aria-label={`Delete: ${word.word}`}>
					Delete
				</Link>
			)}
		</span>
	)
}
