import { useMemo, useState } from 'react'
import { sentenceWith } from '#app/domain/analyzer/sentence-with.ts'
import { counted } from '#app/domain/counted.ts'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { fewWords, SaveToggle, WordListActions } from '#app/features/flashcards/save-toggle.tsx'
import { useSavedMarks } from '#app/features/flashcards/use-saved-words.ts'
import { KnowAllButton } from '#app/features/known-words/know-all-button.tsx'
import { type TextOfReader, useOwnWords } from '#app/features/known-words/use-own-words.ts'
import { Gloss } from '#app/ui/gloss.tsx'
import type { WordToLearn } from './analysis.ts'

type Props = {
	reader: TextOfReader
	words: readonly WordToLearn[]
	/** The text, to find the words' sentences in. */
	text: string
}

/**
 * The words of a text that are new to a person or being learned, most frequent first, with buttons to
 * save them and to say that they are known.
 */
export function UnknownWords({ reader, text, ...props }: Props) {
	const { userId } = reader
	const [isWhole, setWhole] = useState(false)
	const { saidOf } = useOwnWords(reader)
	const words = props.words.filter((word) => !isSettled(savable(word).map(saidOf)[0]))
	const fresh = useMemo(
		() =>
			props.words
				.filter(({ isNew }) => isNew)
				.flatMap(savable)
				.map(readingOf),
		[props.words],
	)
	const newWords = fresh.filter((word) => saidOf(word) === null)
	const others = words.length - newWords.length
	const saved = useSavedMarks(userId, ({ isSaved }: SavableWord) => isSaved)
	const listed = isWhole ? words : words.slice(0, fewWords)
	const toSave = listed.flatMap(savable).filter((word) => !saved.has(word))

	function keep(several: readonly SavableWord[], isSaved: boolean) {
		saved.keep(
			several.map((word) => ({ ...readingOf(word), ...meetingIn(text, word) })),
			isSaved,
		)
	}

	if (words.length === 0) return null
	return (
		<section aria-labelledby="unknown-words" className="card grid gap-2 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="unknown-words" className="font-semibold">
					Words to learn
				</h2>
				<p className="text-ink-quiet text-sm tabular-nums">
					{newWords.length === 0 ? 'No new words' : counted(newWords.length, 'new word')}
					{others > 0 && ` · ${counted(others, 'other')}`}
				</p>
			</div>
			<ul className="-mx-1 grid divide-y divide-line">
				{listed.map((word) => {
					const [entry] = savable(word)
					const isSaved = entry !== undefined && saved.has(entry)
					return (
						<Row
							key={`${word.word} ${word.pinyin}`}
							word={word}
							isSaved={isSaved}
							toggle={entry && (() => keep([entry], !isSaved))}
						/>
					)
				})}
			</ul>
			<div className="flex flex-wrap gap-2">
				<KnowAllButton userId={userId} words={newWords} saidOf={saidOf} />
				<WordListActions
					total={words.length}
					toSave={toSave.length}
					newCount={saved.newCount}
					saveThem={() => keep(toSave, true)}
					isWhole={isWhole}
					setWhole={setWhole}
				/>
			</div>
		</section>
	)
}

/** Whether a person has said that a word need not be learned. */
function isSettled(said: Standing | null | undefined): boolean {
	return said === 'known' || said === 'ignored'
}

function meetingIn(text: string, { shown }: SavableWord) {
	return { sentence: sentenceWith(text, shown) ?? null, lessonId: null, articleId: null }
}

function readingOf({ word, pinyin }: SavableWord) {
	return { word, pinyin }
}

type RowProps = {
	word: WordToLearn
	isSaved: boolean
	/** Undefined if the vocabulary does not have the word. */
	toggle: (() => void) | undefined
}

function Row({ word: listed, isSaved, toggle }: RowProps) {
	const { word, written, drawn, pinyin = '', meaning, level, count } = listed
	return (
		<li className="flex items-center gap-2 px-1 py-1.5 [contain-intrinsic-height:auto_3.5rem] [content-visibility:auto]">
			<div className="min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang={written ? 'zh-Hant' : 'zh-CN'} className="wrap-anywhere text-xl">
						<Drawn part="hanzi" word={drawn} pinyin={pinyin} />
					</span>
					{pinyin && (
						<span lang="zh-Latn-pinyin" className="wrap-anywhere text-ink-soft">
							<Drawn part="reading" word={drawn} pinyin={pinyin} />
						</span>
					)}
				</p>
				<p className="wrap-anywhere text-ink-soft text-sm">
					<Gloss text={meaning ?? pageErrorText('word.without-definition')} />
					<span className="text-ink-quiet"> · {level ? spellHskLevel(level) : 'Non HSK'}</span>
				</p>
			</div>
			<p className="shrink-0 text-ink-quiet text-sm tabular-nums">
				<span aria-hidden>×{count}</span>
				<span className="sr-only">{count === 1 ? 'once' : `${count} times`}</span>
			</p>
			{toggle ? (
				<SaveToggle word={word} isSaved={isSaved} toggle={toggle} />
			) : (
				<span aria-hidden className="size-11 shrink-0 [@media(scripting:none)]:hidden" />
			)}
		</li>
	)
}

type SavableWord = { word: string; pinyin: string; shown: string; isSaved: boolean }

/** A word of the vocabulary as it is saved; nothing for any other word. */
function savable({ word, written, pinyinInVocabulary, isSaved }: WordToLearn): SavableWord[] {
	if (!pinyinInVocabulary) return []
	return [{ word, pinyin: pinyinInVocabulary, shown: written ?? word, isSaved }]
}
