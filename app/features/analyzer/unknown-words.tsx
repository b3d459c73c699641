import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { sentenceWith } from '#app/domain/analyzer/sentence-with.ts'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { WordToLearn } from './analysis.ts'

type WordToAdd = { word: string; pinyin: string; sentence: string | null; lessonId: null }

/** Saves words to the person's deck, or removes one. Returns a sentence on failure. */
export type ChangeDeck = {
	add: (words: readonly WordToAdd[]) => Promise<{ problem: string | undefined }>
	remove: (word: WordToAdd) => Promise<{ problem: string | undefined }>
}

type Props = {
	words: readonly WordToLearn[]
	/** The text, to find the words' sentences in. */
	text: string
	deck: ChangeDeck
}

const fewWords = 12

/**
 * The words of a text that a person does not know, most frequent first, with buttons to save them.
 */
export function UnknownWords({ words, text, deck }: Props) {
	const toast = useToast()
	const [isWhole, setWhole] = useState(false)
	const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
	const [isBusy, setBusy] = useState(false)
	const isSaved = (word: WordToLearn) => changed.get(keyOf(word)) ?? word.isSaved
	const listed = isWhole ? words : words.slice(0, fewWords)
	const toAdd = listed.filter((word) => word.pinyinInVocabulary && !isSaved(word))

	async function change(several: readonly WordToLearn[], toSaved: boolean) {
		if (isBusy) return
		setBusy(true)
		const entries = several.flatMap((word) => entryOf(word, text))
		const [first] = entries
		const done = toSaved ? await deck.add(entries) : first && (await deck.remove(first))
		setBusy(false)
		if (!done) return
		if (done.problem) return toast({ tone: 'error', text: done.problem })
		setChanged(
			(before) => new Map([...before, ...several.map((w) => [keyOf(w), toSaved] as const)]),
		)
		if (several.length > 1) {
			toast({ tone: 'success', text: `Added ${several.length} words to My Words.` })
		}
	}

	if (words.length === 0) return null
	return (
		<section aria-labelledby="unknown-words" className="card grid gap-2 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="unknown-words" className="font-semibold">
					Words to learn
				</h2>
				<p className="text-ink-quiet text-sm">
					{words.length.toLocaleString('en')} {words.length === 1 ? 'word' : 'words'}
				</p>
			</div>
			<ul className="-mx-1 grid divide-y divide-line">
				{listed.map((word) => (
					<Row
						key={keyOf(word)}
						word={word}
						isSaved={isSaved(word)}
						toggle={() => void change([word], !isSaved(word))}
					/>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				{toAdd.length > 1 && (
					<Button
						type="button"
						look="secondary"
						aria-busy={isBusy || undefined}
						className="grow text-sm [@media(scripting:none)]:hidden"
						onClick={() => void change(toAdd, true)}
					>
						<BookmarkPlus aria-hidden size={18} />
						Save {isWhole || words.length <= fewWords ? 'all' : 'these'} {toAdd.length}
					</Button>
				)}
				{words.length > fewWords && (
					<Button
						type="button"
						look="quiet"
						aria-expanded={isWhole}
						className="grow text-sm [@media(scripting:none)]:hidden"
						onClick={() => setWhole(!isWhole)}
					>
						{isWhole ? 'Show fewer' : `Show all ${words.length.toLocaleString('en')}`}
					</Button>
				)}
			</div>
		</section>
	)
}

type RowProps = { word: WordToLearn; isSaved: boolean; toggle: () => void }

function Row({ word: { word, pinyin, pinyinInVocabulary, ...rest }, isSaved, toggle }: RowProps) {
	const { written, meaning, level, count } = rest
	const Icon = isSaved ? BookmarkCheck : BookmarkPlus
	return (
		<li className="flex items-center gap-2 px-1 py-1.5 [contain-intrinsic-height:auto_3.5rem] [content-visibility:auto]">
			<div className="min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang={written ? 'zh-Hant' : 'zh-CN'} className="wrap-anywhere text-xl">
						{written ?? word}
					</span>
					{pinyin && (
						<span lang="zh-Latn-pinyin" className="wrap-anywhere text-cinnabar-deep">
							{joinSyllables(pinyin)}
						</span>
					)}
				</p>
				<p className="wrap-anywhere text-ink-soft text-sm">
					<WithHanzi text={meaning ?? pageErrorText('word.without-definition')} />
					<span className="text-ink-quiet"> · {level ? spellHskLevel(level) : 'Non HSK'}</span>
				</p>
			</div>
			<p className="shrink-0 text-ink-quiet text-sm tabular-nums">
				<span aria-hidden>×{count}</span>
				<span className="sr-only">{count === 1 ? 'once' : `${count} times`}</span>
			</p>
			{pinyinInVocabulary ? (
				<button
					type="button"
					data-saved={isSaved || undefined}
					aria-label={isSaved ? `${word} is in My Words. Remove it` : `Save ${word}`}
					title={isSaved ? 'In My Words' : 'Save'}
					onClick={toggle}
					className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken data-saved:text-jade [@media(scripting:none)]:hidden"
				>
					<Icon aria-hidden size={20} />
				</button>
			) : (
				<span aria-hidden className="size-11 shrink-0 [@media(scripting:none)]:hidden" />
			)}
		</li>
	)
}

function keyOf({ word, pinyin }: WordToLearn): string {
	return `${word} ${pinyin}`
}

function entryOf({ word, written, pinyinInVocabulary }: WordToLearn, text: string): WordToAdd[] {
	if (!pinyinInVocabulary) return []
	const sentence = sentenceWith(text, written ?? word) ?? null
	return [{ word, pinyin: pinyinInVocabulary, sentence, lessonId: null }]
}
