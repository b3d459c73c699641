import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { type MeaningRow, meaningRows } from '#app/domain/vocabulary/senses/meaning-rows.ts'
import type { EntryInContext } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import { traditionalMeasureWord } from '#app/domain/vocabulary/traditional-measure-words.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { langOfScript } from '#app/features/display/langs.ts'
import { OtherScript } from '#app/features/display/other-script.tsx'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

export type Slot = ((entry: WordEntry) => ReactNode) | undefined

type Props = {
	entry: EntryInContext
	pronunciation: Slot
	actions: Slot
	/** Loads all meanings of the dictionary. */
	showAll: () => void
}

/** A word with the reading that stands in the text. Its other readings are in the dictionary. */
export function WordCard({ entry, pronunciation, actions, showAll }: Props) {
	const showsCoarse = useShowsCoarse()
	const hasMore = entry.hasMore || (showsCoarse && entry.hasCoarse && !entry.coarse)
	return (
		<>
			<section className="grid gap-2">
				<WordHead entry={entry} pronunciation={pronunciation} />
				<Meanings entry={entry} />
				<CoarseMeanings coarse={entry.coarse} />
				<MeasureWords words={entry.measureWords} />
				{actions?.(entry)}
			</section>
			<p className="mt-2 flex flex-wrap gap-x-4 text-sm">
				{hasMore && (
					<button
						type="button"
						onClick={showAll}
						className="inline-flex min-h-8 items-center underline max-md:min-h-11"
					>
						All meanings
					</button>
				)}
				<MoreInDictionary word={entry.word} />
			</p>
			<DictionaryNote />
		</>
	)
}

/** Leads to the word's own page; Back returns to the text. */
export function MoreInDictionary({ word }: { word: string }) {
	return (
		<a
			href={dictionaryPath(word)}
			className="inline-flex min-h-8 items-center underline max-md:min-h-11"
		>
			More in the dictionary
		</a>
	)
}

export function WordHead({ entry, pronunciation }: { entry: WordEntry; pronunciation: Slot }) {
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<p lang="zh-CN" className="text-3xl">
				<Drawn part="hanzi" {...entry} />
			</p>
			<OtherScript entry={entry} className="text-ink-quiet text-xl" />
			<p lang="zh-Latn-pinyin" className="font-sans text-ink-soft text-lg">
				<Drawn part="reading" {...entry} />
			</p>
			{pronunciation?.(entry)}
			<p className="ml-auto flex gap-1">
				{entry.levels.map((level) => (
					<Chip key={level} tone="jade">
						<WithHanzi text={level} />
					</Chip>
				))}
			</p>
		</div>
	)
}

export function DictionaryNote() {
	return (
		<p className="mt-4 text-ink-quiet text-xs">
			Definitions from{' '}
			<a
				href="https://www.mdbg.net/chinese/dictionary?page=cc-cedict"
				rel="noreferrer"
				target="_blank"
				className="inline-flex min-h-6 items-center underline"
			>
				CC-CEDICT
			</a>
			, CC BY-SA 4.0
		</p>
	)
}

export function MeasureWords({ words = [] }: { words: string[] | undefined }) {
	const { script } = useTextDisplay()
	if (words.length === 0) return null
	const shown = script === 'traditional' ? words.map(traditionalMeasureWord) : words
	return (
		<p className="text-sm">
			<span className="text-ink-quiet">Measure word</span>{' '}
			<span lang={langOfScript[script]}>{shown.join(' ')}</span>
		</p>
	)
}

export function Meanings({
	entry,
}: {
	entry: Pick<EntryInContext, 'meanings' | 'second' | 'hasCoarse' | 'coarse'>
}) {
	const { meanings, hasCoarse, coarse } = entry
	if (meanings.length > 0) return <MeaningList rows={meaningRows(entry)} />
	if (coarse) return null
	const missing = pageErrorText(hasCoarse ? 'word.coarse' : 'word.without-definition')
	return <p className="text-ink-quiet">{missing}</p>
}

/** What a person asked to see in the settings. */
export function CoarseMeanings({ coarse }: Pick<WordEntry, 'coarse'>) {
	if (!coarse) return null
	return (
		<section className="mt-2 grid gap-1">
			<h3 className="text-ink-quiet text-sm">Vulgar words and slang</h3>
			<MeaningList rows={meaningRows({ meanings: coarse })} />
		</section>
	)
}

function MeaningList({ rows }: { rows: readonly MeaningRow[] }) {
	const missing = pageErrorText('word.without-definition')
	return (
		<dl className="grid gap-1.5">
			{rows.map(({ part, both, definition }) => (
				<div key={part}>
					<dt className="text-ink-quiet text-xs">{part}</dt>
					<dd>
						{both && <TwoSenses senses={both} />}
						{both && definition && '; '}
						<Gloss text={definition ?? missing} />
					</dd>
				</div>
			))}
		</dl>
	)
}

/** Two senses that may both stand in the text, for the eye beside each other: the ear hears "or". */
function TwoSenses({ senses: [first, second] }: { senses: NonNullable<MeaningRow['both']> }) {
	return (
		<>
			<Gloss text={first} /> <span aria-hidden>·</span>
			<span className="sr-only">or</span> <Gloss text={second} />
		</>
	)
}

/** Whether the signed-in person asked for vulgar words. */
function useShowsCoarse(): boolean {
	const site = useRouteLoaderData<{ user?: { showsCoarse: boolean } | null }>('root')
	return site?.user?.showsCoarse ?? false
}
