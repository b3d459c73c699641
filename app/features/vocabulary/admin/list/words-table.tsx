import { Link, useNavigation, useSearchParams } from '@remix-run/react'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import { chosenLevels } from '#app/domain/vocabulary/word-levels.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { ActionCell, Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { ListedWord } from './list-words.server.ts'
import { meaningPreview } from './meaning-preview.ts'

const heads = [
	{ name: 'Select', isQuiet: true },
	{ name: 'ID', isNumber: true },
	'Word',
	{ name: 'Traditional', isExtra: true },
	'Pinyin',
	'Levels',
	'Meanings',
	'Status',
	{ name: 'Kind', isExtra: true },
	{ name: 'Updated', isExtra: true },
	'Action',
]

type Props = { words: ListedWord[]; selectedIds: readonly number[] }

export function WordsTable({ words, selectedIds }: Props) {
	const isBusy = useNavigation().state === 'loading'
	return (
		<Table
			caption="Vocabulary"
			isDense
			heads={heads}
			isBusy={isBusy}
			emptyText="No words found."
			rows={words.map((word) => (
				<tr key={word.id}>
					<SelectCell word={word} isSelected={selectedIds.includes(word.id)} />
					<Cell of="ID" isNumber>
						{word.id}
					</Cell>
					<Cell of="Word" isHead>
						<span lang="zh-CN" className={`text-lg leading-snug ${wrapOf(word.word)}`}>
							{word.word}
						</span>
					</Cell>
					<Cell of="Traditional" isExtra>
						{word.traditional ? (
							<span lang="zh-Hant" className={`text-base ${wrapOf(word.traditional)}`}>
								{word.traditional}
							</span>
						) : (
							'-'
						)}
					</Cell>
					<Cell of="Pinyin">
						<span lang="zh-Latn-pinyin" className="wrap-break-word md:block md:min-w-28">
							{word.pinyin}
						</span>
					</Cell>
					<Cell of="Levels">
						<Levels word={word} />
					</Cell>
					<Cell of="Meanings">
						<Meanings word={word} />
					</Cell>
					<Cell of="Status">
						<WordStatus status={word.status} />
					</Cell>
					<Cell of="Kind" isExtra>
						<span className="whitespace-nowrap">{word.isCustom ? 'Custom' : 'Standard'}</span>
					</Cell>
					<Cell of="Updated" isExtra>
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

function SelectCell({ word, isSelected }: { word: ListedWord; isSelected: boolean }) {
	return (
		<Cell of="Select">
			<input
				type="checkbox"
				name="ids"
				value={word.id}
				defaultChecked={isSelected}
				aria-label={`Select ${word.word} ${word.pinyin}`}
				className="block size-4 accent-accent"
			/>
		</Cell>
	)
}

/** Keeps a short word on one line. */
function wrapOf(word: string): string {
	return [...word].length <= 6 ? 'whitespace-nowrap' : ''
}

/** Lists a level once even if two editions of the HSK list have it; a derived one if no list has it. */
function Levels({ word }: { word: ListedWord }) {
	const listed = chosenLevels(word.levels)
	const derived = [...new Set(word.levels.map(({ level }) => level))]
	if (derived.length === 0) return '-'
	if (listed.length > 0) return <LevelNames levels={listed} />
	return (
		<span className="text-ink-soft">
			<LevelNames levels={derived} />,{' '}
			<span className="whitespace-nowrap text-xs">from its parts</span>
		</span>
	)
}

/** A level stays on one line; several may wrap. */
function LevelNames({ levels }: { levels: readonly HskLevel[] }) {
	return levels.map((level, at) => (
		<span key={level}>
			{at > 0 && ', '}
			<span className="whitespace-nowrap">{spellHskLevel(level)}</span>
		</span>
	))
}

function Meanings({ word }: { word: ListedWord }) {
	return (
		<ul className="wrap-anywhere line-clamp-2 sm:min-w-32">
			{meaningPreview(word.meaning).map(({ pos, definition }) => (
				<li key={pos} className="mr-2 inline">
					<span className="text-ink-quiet">{pos}</span> <WithHanzi text={definition} />
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

/** Links to dialogs: ?ask=edit&of=… */
function RowActions({ word }: { word: ListedWord }) {
	const [search] = useSearchParams()
	const to = (ask: string) => searchWith(withoutDialog(search), { ask, of: word.id })
	const link = {
		state: opensDialog,
		preventScrollReset: true,
		className: adminButtonClass('quiet'),
	}
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
