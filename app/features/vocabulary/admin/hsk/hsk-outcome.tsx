import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { Listed } from '#app/features/vocabulary/admin/batch/batch-answer.ts'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { HskAnswer, ShownRow } from './hsk-answer.ts'

/** The figures of an import, and its words in tables. */
export function HskOutcome({ answer }: { answer: HskAnswer }) {
	const { outcome, editionName = '', figures, changes, ambiguous, unmatched } = answer
	if (!figures) return null
	const isDone = outcome === 'imported'
	const words = counted(figures.changed, 'word')
	return (
		<>
			<Notice tone={isDone ? 'success' : 'info'}>
				{isDone
					? `${editionName} was imported: ${words} changed.`
					: `Nothing was changed yet. As ${editionName}, this list changes ${words}.`}{' '}
				{peopleText(figures.people, { isDone, editionName })}
			</Notice>
			<dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
				<Figure name="Rows of the list" value={figures.rows} />
				<Figure name="Matched words" value={figures.matched} />
				<Figure name="Changed words" value={figures.changed} />
				<Figure name="Gain a level" value={figures.gained} />
				<Figure name="Lose their level" value={figures.lost} />
				<Figure name="Change their level" value={figures.moved} />
				<Figure name="New readings" value={figures.readings} />
				<Figure name="Levels from parts" value={figures.derived} />
				<Figure name="Ambiguous rows" value={figures.ambiguous} />
				<Figure name="Unmatched rows" value={figures.unmatched} />
			</dl>
			{ambiguous && <RowsOfList name="Ambiguous" list={ambiguous} />}
			{unmatched && <RowsOfList name="Unmatched" list={unmatched} />}
			{changes && (
				<Part
					name="Changed by the list"
					list={changes}
					heads={['Word', 'Reading', 'Before', 'After']}
				>
					{({ word, pinyin, before, after }, key) => (
						<tr key={key}>
							<Word word={word} />
							<Reading pinyin={pinyin} />
							<Cell of="Before">
								<WithHanzi text={before} />
							</Cell>
							<Cell of="After">
								<WithHanzi text={after} />
							</Cell>
						</tr>
					)}
				</Part>
			)}
		</>
	)
}

type Seen = { isDone: boolean; editionName: string }

function peopleText(people: number, { isDone, editionName }: Seen): string {
	if (people === 0) return `Nobody sees their levels by ${editionName} so far.`
	const see = isDone
		? counted(people, 'person sees', 'people see')
		: counted(people, 'person will see', 'people will see')
	return `${see} their levels by ${editionName}.`
}

/** Rows of the list that need a look, each with the reason. */
function RowsOfList({ name, list }: { name: string; list: Listed<ShownRow> }) {
	return (
		<Part name={name} list={list} heads={['Word', 'Reading', 'Level', 'Note']}>
			{({ word, pinyin, level, note }, key) => (
				<tr key={key}>
					<Word word={word} />
					<Reading pinyin={pinyin} />
					<Cell of="Level">{level}</Cell>
					<Cell of="Note">{note}</Cell>
				</tr>
			)}
		</Part>
	)
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div className="flex flex-col-reverse justify-end">
			<dt className="text-ink-soft text-sm">{name}</dt>
			<dd className="text-xl tabular-nums">{value.toLocaleString('en')}</dd>
		</div>
	)
}

type PartProps<T> = {
	name: string
	list: Listed<T>
	heads: readonly string[]
	children: (item: T, key: number) => ReactNode
}

/** One kind of words; left out if there are none. */
function Part<T>({ name, list, heads, children }: PartProps<T>) {
	const { count, shown } = list
	if (count === 0) return null
	return (
		<details className="rounded-control border border-line px-3 py-2">
			<summary className="font-medium">
				{name}: <span className="tabular-nums">{count.toLocaleString('en')}</span>
			</summary>
			<div className="grid gap-2 pt-2">
				<Table caption={name} heads={heads} emptyText="" rows={shown.map(children)} />
				{count > shown.length && (
					<p className="text-ink-soft">and {(count - shown.length).toLocaleString('en')} more</p>
				)}
			</div>
		</details>
	)
}

function Word({ word }: { word: string }) {
	return (
		<Cell of="Word" isHead>
			<span lang="zh-CN">{word}</span>
		</Cell>
	)
}

function Reading({ pinyin }: { pinyin: string }) {
	return (
		<Cell of="Reading">
			<span lang="zh-Latn-pinyin">{pinyin || '-'}</span>
		</Cell>
	)
}
