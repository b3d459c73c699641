import { counted } from '#app/domain/counted.ts'
import { columnRoles } from '#app/domain/my-words/files/import-choices.ts'
import type { ShownColumn } from '#app/domain/my-words/files/word-table.ts'
import { Button } from '#app/ui/button.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type ImportAnswer, importLists, type ShownEntry, type ShownWord } from './import-answer.ts'
import { formatNames, listNames, roleNames } from './names.ts'

type Props = {
	answer: ImportAnswer
	isImporting: boolean
	/** A file is about to replace the list. */
	isReading: boolean
}

/** The changes an import would make, and the button that makes it. Fields here belong to the form around it. */
export function ImportOutcome({ answer, isImporting, isReading }: Props) {
	const { counts, format, columns = [], list } = answer
	if (!counts || !list || !format) return null
	const hasWords = columns.length === 0 || columns.some(({ role }) => role === 'word')
	return (
		<>
			<h2 className="font-display text-2xl">What this list would change</h2>
			<p className="text-ink-soft">
				Read as {formatNames[format]}: {counted(counts.read, 'row')}. {sayChanges(counts)}
			</p>
			{!hasWords && (
				<Notice tone="warning">
					No column of Chinese words was recognised. Please choose it below.
				</Notice>
			)}
			{columns.length > 1 && <Columns columns={columns} isOpen={!hasWords} />}
			<fieldset className="flex min-w-0 flex-wrap gap-1.5">
				<legend className="sr-only">Words of the list</legend>
				{importLists
					.filter((name) => counts[name] > 0)
					.map((name) => (
						<button
							key={name}
							type="submit"
							name="show"
							value={`${name}.1`}
							aria-pressed={name === list.name}
							className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-3 text-sm hover:bg-sunken aria-pressed:border-cinnabar aria-pressed:bg-cinnabar-tint aria-pressed:font-medium"
						>
							{listNames[name]}
							<span className="text-ink-soft tabular-nums">
								{counts[name].toLocaleString('en')}
							</span>
						</button>
					))}
			</fieldset>
			<p className="text-ink-soft text-sm">{explanations[list.name]}</p>
			<ul className="card grid divide-y divide-line px-4">
				{list.words.map((word) => (
					<WordOfList key={word.row} word={word} />
				))}
			</ul>
			<Pages list={list} />
			<div className="card sticky bottom-[calc(var(--foot,0px)+0.5rem)] z-10 flex flex-wrap items-center gap-3 p-3 shadow-lg">
				<p className="min-w-0 grow text-sm">{sayChanges(counts)}</p>
				{counts.added > 0 && (
					<Button
						name="intent"
						value="import"
						disabled={isReading}
						isBusy={isImporting}
						busyLabel="Importing..."
					>
						Import {counted(counts.added, 'word')}
					</Button>
				)}
			</div>
		</>
	)
}

const explanations: Readonly<Record<NonNullable<ImportAnswer['list']>['name'], string>> = {
	ambiguous:
		'The list does not say which entry is meant, or its reading is not ours. The likeliest is chosen; choose another where it is wrong.',
	matched: 'These words are in the dictionary and will be added.',
	unknown: 'The dictionary has no such words. They are not imported.',
	already: 'Nothing changes for these words: you have them, or the list has them twice.',
}

function sayChanges({ added, saved, marked }: NonNullable<ImportAnswer['counts']>): string {
	if (added === 0) return 'Nothing would change.'
	const parts = [
		saved > 0 && `${counted(saved, 'new card')} for your deck My Words`,
		marked > 0 && `${counted(marked, 'word')} marked`,
	]
	return `${parts.filter(Boolean).join(', ')}.`
}

/** The meaning of each column, to be corrected. */
function Columns({ columns, isOpen }: { columns: ShownColumn[]; isOpen: boolean }) {
	return (
		<details open={isOpen} className="rounded-control border border-line px-3 py-2">
			<summary className="min-h-8 content-center font-medium">
				Columns of the list: {columns.length}
			</summary>
			<div className="grid gap-3 pt-2 pb-1 sm:grid-cols-2">
				{columns.map(({ name, samples, role }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
					<label key={`${at} ${role}`} className="grid min-w-0 content-start gap-1 text-sm">
						<span className="font-medium text-ink-soft">
							{name ? <WithHanzi text={name} /> : `Column ${at + 1}`}
						</span>
						<select
							name={`column-${at}`}
							defaultValue={role}
							className="min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink"
						>
							{columnRoles.map((one) => (
								<option key={one} value={one}>
									{roleNames[one]}
								</option>
							))}
						</select>
						<span className="wrap-anywhere line-clamp-2 text-ink-quiet">
							<WithHanzi text={samples.join(' · ') || 'Empty'} />
						</span>
					</label>
				))}
			</div>
			<noscript>
				<p className="pt-2 text-ink-soft text-sm">Press Check after a change.</p>
			</noscript>
		</details>
	)
}

function WordOfList({ word: { row, word, pinyin, entry, choices, note } }: { word: ShownWord }) {
	return (
		<li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
			<div className="wrap-anywhere flex min-w-0 flex-wrap items-baseline gap-x-2">
				<span lang="zh-CN" className="text-xl">
					{word || '–'}
				</span>
				<span lang="zh-Latn-pinyin" className="text-ink-quiet text-sm">
					{pinyin}
				</span>
			</div>
			<div className="grid min-w-0 gap-1">
				{choices.length > 1 ? (
					<fieldset key={`${row} ${entry?.id}`} className="grid min-w-0">
						<legend className="sr-only">
							Entry for <span lang="zh-CN">{word}</span>
						</legend>
						{choices.map((choice) => (
							<label key={choice.id} className="flex min-h-9 min-w-0 items-start gap-2 py-1">
								<input
									type="radio"
									name={`entry-${row}`}
									value={choice.id}
									defaultChecked={choice.id === entry?.id}
									className="mt-1 size-4 shrink-0"
								/>
								<Entry entry={choice} />
							</label>
						))}
					</fieldset>
				) : (
					entry && <Entry entry={entry} />
				)}
				<p className="text-ink-quiet text-sm">
					{note} · row {row}
				</p>
			</div>
		</li>
	)
}

function Entry({ entry: { traditional, pinyin, meaning } }: { entry: ShownEntry }) {
	return (
		<span className="wrap-anywhere line-clamp-2 min-w-0">
			<span lang="zh-Latn-pinyin" className="text-ink-soft">
				{pinyin}
			</span>{' '}
			{traditional && (
				<span lang="zh-Hant" className="text-ink-soft">
					{traditional}
				</span>
			)}{' '}
			<Gloss text={meaning} />
		</span>
	)
}

/** Buttons and not links: the list goes with them. */
function Pages({ list: { name, page, pages } }: { list: NonNullable<ImportAnswer['list']> }) {
	if (pages <= 1) return null
	const button = (to: number, label: string) => (
		<Button look="secondary" name="show" value={`${name}.${to}`}>
			{label}
		</Button>
	)
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-3">
			{page > 1 && button(page - 1, 'Previous')}
			<p className="px-2 text-ink-quiet text-sm tabular-nums">
				Page {page} of {pages}
			</p>
			{page < pages && button(page + 1, 'Next')}
		</nav>
	)
}
