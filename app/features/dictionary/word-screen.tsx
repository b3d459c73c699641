import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { langOfNotation } from '#app/features/display/langs.ts'
import { PinyinOfSentence, SentenceOfWord } from '#app/features/display/sentence-of-word.tsx'
import { useOwnFormsFirst } from '#app/features/display/use-own-form.ts'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import { MarkButtons } from '#app/features/known-words/mark-buttons.tsx'
import { standingNames } from '#app/features/known-words/standing-chip.tsx'
import { useLaterMarks } from '#app/features/known-words/use-later-marks.ts'
import { useMarking } from '#app/features/known-words/use-marking.ts'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import {
	CoarseMeanings,
	DictionaryNote,
	Meanings,
	MeasureWords,
	WordHead,
} from '#app/features/vocabulary/popup/word-popup-card.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { SearchForm } from './search-form.tsx'
import type { FoundSentence, WordPage, WordReading } from './word-page.server.ts'
import { WordRow } from './word-row.tsx'
import { WordStrokes } from './word-strokes.tsx'
import { WordTools } from './word-tools.tsx'

type Props = WordPage & {
	userId: string
	/** When the server made the page, by its clock. */
	asOf: number
}

/** A word's page: its readings, its characters, words with it, and sentences one may read. */
export function WordScreen(props: Props) {
	const { userId, asOf, word, readings, others, characters, containing, sentences } = props
	const [shown = word] = useOwnFormsFirst(formsOf(word, readings))
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
			<SearchForm text="" />
			<h1 className="sr-only">
				<span lang="zh-CN">{word}</span> in the dictionary
			</h1>
			<div className="card grid divide-y divide-line px-4">
				{readings.map((reading) => (
					<Reading key={reading.pinyin} reading={reading} userId={userId} asOf={asOf} />
				))}
			</div>
			{others.length > 0 && (
				<p className="text-ink-soft">
					Written the same in traditional characters:{' '}
					{others.map((other) => (
						<Link
							key={other}
							to={dictionaryPath(other)}
							lang="zh-CN"
							className="mr-2 inline-flex min-h-6 items-center underline max-md:min-h-11"
						>
							{other}
						</Link>
					))}
				</p>
			)}
			<WordStrokes forms={formsOf(word, readings)} />
			{sentences.length > 0 && (
				<Part title="Sentences">
					<ul className="card grid divide-y divide-line px-4">
						{sentences.map((sentence) => (
							<Sentence key={sentence.path} sentence={sentence} />
						))}
					</ul>
				</Part>
			)}
			{characters.length > 0 && (
				<Part title="Characters">
					<ul className="card grid divide-y divide-line px-4">
						{characters.map((entry) => (
							<WordRow key={`${entry.word} ${entry.pinyin}`} entry={entry} />
						))}
					</ul>
				</Part>
			)}
			{containing.length > 0 && (
				<Part title={`Words with ${shown}`}>
					<ul className="card grid divide-y divide-line px-4">
						{containing.map((entry) => (
							<WordRow key={`${entry.word} ${entry.pinyin}`} entry={entry} />
						))}
					</ul>
				</Part>
			)}
			<DictionaryNote />
		</main>
	)
}

function formsOf(word: string, readings: readonly WordReading[]): string[] {
	return [word, ...readings.flatMap(({ traditional }) => traditional ?? [])]
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = title.split(' ')[0]?.toLowerCase()
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h2 id={id} className="font-semibold text-lg">
				<WithHanzi text={title} />
			</h2>
			{children}
		</section>
	)
}

type ReadingProps = { reading: WordReading; userId: string; asOf: number }

function Reading({ reading, userId, asOf }: ReadingProps) {
	const { word, pinyin, meanings, measureWords, whole, coarse, example, drawn } = reading
	const isHydrated = useHydrated()
	return (
		<section aria-label={`${word} ${joinSyllables(pinyin)}`} className="grid gap-3 py-4">
			<WordHead
				entry={reading}
				pronunciation={() => (
					<span className="[@media(scripting:none)]:hidden">
						<PronunciationButton word={word} pinyin={pinyin} />
					</span>
				)}
			/>
			<Meanings entry={reading} />
			<MeasureWords words={measureWords} />
			{(whole || coarse) && (
				<details>
					<summary className="w-fit cursor-pointer py-1 text-sm underline max-md:py-3">
						All meanings
					</summary>
					<div className="pt-2">
						<Meanings entry={{ ...reading, meanings: whole ?? meanings }} />
						<CoarseMeanings coarse={coarse} />
					</div>
				</details>
			)}
			{example && (
				<p className="grid gap-0.5 border-line border-l-2 pl-3">
					<span className="text-ink-quiet text-sm">
						<PinyinOfSentence pinyin={example.pinyin} drawn={drawn} />
					</span>
					<span className="text-lg">
						<SentenceOfWord zh={example.zh} word={word} at={example.at} drawn={drawn} />
					</span>
					<span className="text-ink-soft text-sm">{example.en}</span>
				</p>
			)}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Standings reading={reading} userId={userId} asOf={asOf} />
			</div>
			{/* As high before the buttons are there. */}
			<div className="flex min-h-10 flex-wrap items-start justify-between gap-x-3 [@media(scripting:none)]:hidden">
				{isHydrated && <WordTools userId={userId} word={word} pinyin={pinyin} />}
			</div>
		</section>
	)
}

/** The person’s mark of a reading. It waits in the browser, as it does in a text's popup. */
function Standings({ reading, userId, asOf }: ReadingProps) {
	const { word, pinyin, standing } = reading
	const later = useLaterMarks(userId, asOf).get(keyOfReading(reading))
	const said = later === undefined ? reading.said : later
	const mark = useMarking(userId)
	return (
		<>
			{said === null && reading.said === null && (
				<p className="text-ink-quiet text-sm">Counts as {standingNames[standing].toLowerCase()}</p>
			)}
			<MarkButtons word={word} said={said} mark={(now) => mark({ word, pinyin, said: now }, said)}>
				<input type="hidden" name="intent" value="mark" />
				<input type="hidden" name="pinyin" value={pinyin} />
			</MarkButtons>
		</>
	)
}

function Sentence({
	sentence: { pieces, english, title, path, isRead },
}: {
	sentence: FoundSentence
}) {
	const { notation } = useTextDisplay()
	return (
		<li className="grid gap-1 py-3">
			<p lang="zh-CN" className="text-xl leading-loose">
				{pieces.map(({ text, pinyin, traditional, isWord }, index) => {
					const piece = { word: text, pinyin: pinyin ?? '', traditional }
					const ruby = pinyin ? (
						<ruby>
							<Drawn part="hanzi" {...piece} />
							<rt
								lang={langOfNotation[notation]}
								className="select-none px-1 font-normal text-[13px] text-ink-quiet"
							>
								<Drawn part="reading" {...piece} />
							</rt>
						</ruby>
					) : (
						<Drawn part="hanzi" {...piece} />
					)
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
						<span key={index}>
							{isWord ? (
								<mark className="bg-transparent font-semibold text-ink">{ruby}</mark>
							) : (
								ruby
							)}
						</span>
					)
				})}
			</p>
			{english && <p className="text-ink-soft text-sm">{english}</p>}
			<p className="text-sm">
				<Link
					to={path}
					className="inline-flex min-h-6 items-center text-ink-soft underline max-md:min-h-11"
				>
					{title}
				</Link>
				{isRead && <span className="ml-2 text-ink-quiet">Read already</span>}
			</p>
		</li>
	)
}
