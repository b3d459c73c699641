import { type ReactNode, useEffect, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { BatchAnswer, Listed, ShownChange, WordName } from './batch-answer.ts'

const shownForMs = 3000

/** A one-line summary that clears after 3 seconds. */
export function BatchSummary({ answer }: { answer: BatchAnswer }) {
	const [gone, setGone] = useState<BatchAnswer>()
	useEffect(() => {
		const timer = setTimeout(() => setGone(answer), shownForMs)
		return () => clearTimeout(timer)
	}, [answer])
	if (gone === answer) return null
	const { problems, summary } = answer
	if (!problems) return <Notice tone="success">{summary}</Notice>
	return <Notice tone="error">{counted(answer.problemCount ?? problems.length, 'error')}</Notice>
}

type OutcomeProps = {
	answer: BatchAnswer
	/** Goes to a row of the table, as counted in the messages. */
	goTo: (row: number) => void
}

/** The errors, or the created, skipped and changed words; shown until the text changes. */
export function BatchOutcome({ answer, goTo }: OutcomeProps) {
	const { outcome, problems, problemCount, created, skipped, changes } = answer
	if (problems) {
		return (
			<Part name="Errors" count={problemCount ?? problems.length} shown={problems.length}>
				<ul className="grid gap-1 text-cinnabar-deep">
					{problems.map(({ text, line }, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
						<li key={place} className="wrap-anywhere">
							{text}{' '}
							{line !== undefined && (
								<button type="button" onClick={() => goTo(line)} className="underline">
									Show row {line}
								</button>
							)}
						</li>
					))}
				</ul>
			</Part>
		)
	}
	const isSaved = outcome === 'saved'
	return (
		<>
			{created && <Words name={isSaved ? 'Created' : 'To be created'} words={created} />}
			{skipped && skipped.count > 0 && (
				<Words name="Skipped (words that already exist with the same pinyin)" words={skipped} />
			)}
			{changes && <Changes changes={changes} />}
		</>
	)
}

function Words({ name, words }: { name: string; words: Listed<WordName> }) {
	return (
		<Part name={name} count={words.count} shown={words.shown.length}>
			<ul className="flex flex-wrap gap-x-4 gap-y-1">
				{words.shown.map((word) => (
					<li key={`${word.word} ${word.pinyin}`}>
						<Name {...word} />
					</li>
				))}
			</ul>
		</Part>
	)
}

function Changes({ changes }: { changes: Listed<ShownChange> }) {
	return (
		<Part name="To be changed" count={changes.count} shown={changes.shown.length}>
			<ul className="grid gap-2">
				{changes.shown.map(({ row, name: word, fields }) => (
					<li key={row} className="wrap-anywhere">
						<p>
							Row {row}: <Name {...word} />
						</p>
						{fields.map(({ name, before, after }) => (
							<p key={name} className="pl-4 text-ink-soft">
								{name}: {before || '-'} <span aria-hidden>→</span>
								<span className="sr-only"> becomes </span> {after || '-'}
							</p>
						))}
					</li>
				))}
			</ul>
		</Part>
	)
}

function Name({ word, pinyin }: WordName) {
	return (
		<>
			<span lang="zh-CN">{word}</span> <span lang="zh-Latn-pinyin">({pinyin})</span>
		</>
	)
}

type PartProps = { name: string; count: number; shown: number; children: ReactNode }

function Part({ name, count, shown, children }: PartProps) {
	return (
		<section className="grid gap-1.5 border-line border-t pt-3">
			<h2 className="font-medium">
				{name}: <span className="tabular-nums">{count.toLocaleString('en')}</span>
			</h2>
			{children}
			{count > shown && (
				<p className="text-ink-quiet">and {(count - shown).toLocaleString('en')} more</p>
			)}
		</section>
	)
}
