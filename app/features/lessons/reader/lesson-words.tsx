import { BookmarkCheck, BookmarkPlus, ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { keyOfWord } from '#app/features/flashcards/saved-word-queue.ts'
import { savedAmong } from '#app/features/flashcards/saved-words.ts'
import type { WordToSave } from '#app/features/flashcards/study-contract.ts'
import { keepWords, useQueuedWords } from '#app/features/flashcards/use-saved-words.ts'
import { Button } from '#app/ui/button.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type FoundWord, wordsInText } from './words-in-text.ts'

type Props = {
	userId: string
	lessonId: string
	/** The words worth learning, in order. */
	words: readonly string[]
	entries: Promise<readonly WordEntry[]>
}

const fewWords = 12

/** The words of a lesson, each with a button to save it, and one for all that are listed. */
export function LessonWords({ userId, lessonId, words, entries }: Props) {
	const [found, setFound] = useState<readonly FoundWord[]>([])
	const [isWhole, setWhole] = useState(false)
	const saved = useSaved(userId, found)
	const listed = isWhole ? found : found.slice(0, fewWords)
	const toSave = listed.filter((word) => !saved.has(word))

	useEffect(() => {
		let isCurrent = true
		entries.then(
			(known) => isCurrent && setFound(wordsInText(document.querySelector('.text'), words, known)),
			() => {
				// A page that was cut off has no entries; the words are then left out.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [words, entries])

	if (found.length === 0) return null

	function keep(several: readonly FoundWord[], isSaved: boolean) {
		keepWords(
			userId,
			several.map(
				({ word, pinyin, sentence }): WordToSave => ({ word, pinyin, sentence, lessonId }),
			),
			isSaved,
		)
		saved.remember(several, isSaved)
	}

	return (
		<details className="card group">
			<summary className="flex min-h-14 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
				<span className="font-semibold">Words of this lesson</span>
				<span className="ml-auto text-ink-quiet tabular-nums">{found.length}</span>
				<ChevronDown aria-hidden size={18} className="text-ink-quiet group-open:rotate-180" />
			</summary>
			<ul className="grid divide-y divide-line border-line border-t px-4">
				{listed.map((word) => (
					<Row
						key={keyOfWord(word)}
						word={word}
						isSaved={saved.has(word)}
						toggle={() => keep([word], !saved.has(word))}
					/>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 px-4 pt-2 pb-4">
				{toSave.length > 1 && (
					<Button
						type="button"
						look="secondary"
						className="grow text-sm"
						onClick={() => keep(toSave, true)}
					>
						<BookmarkPlus aria-hidden size={18} />
						Save {toSave.length === found.length ? 'all' : 'these'} {toSave.length}
					</Button>
				)}
				{found.length > fewWords && (
					<Button
						type="button"
						look="quiet"
						aria-expanded={isWhole}
						className="grow text-sm"
						onClick={() => setWhole(!isWhole)}
					>
						{isWhole ? 'Show fewer' : `Show all ${found.length}`}
					</Button>
				)}
			</div>
		</details>
	)
}

type RowProps = { word: FoundWord; isSaved: boolean; toggle: () => void }

function Row({ word: { word, pinyin, meaning }, isSaved, toggle }: RowProps) {
	const Icon = isSaved ? BookmarkCheck : BookmarkPlus
	return (
		<li className="flex items-center gap-2 py-1.5">
			<div className="wrap-anywhere min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						{word}
					</span>
					<span lang="zh-Latn-pinyin" className="text-cinnabar-deep">
						{joinSyllables(pinyin)}
					</span>
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<WithHanzi text={meaning} />
				</p>
			</div>
			<button
				type="button"
				data-saved={isSaved || undefined}
				aria-label={isSaved ? `${word} is in My Words. Remove it` : `Save ${word}`}
				title={isSaved ? 'In My Words' : 'Save'}
				onClick={toggle}
				className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken data-saved:text-jade"
			>
				<Icon aria-hidden size={20} />
			</button>
		</li>
	)
}

/** Which words are saved: by this page, by what waits to be sent, else by the server. */
function useSaved(userId: string, found: readonly FoundWord[]) {
	const [onServer, setOnServer] = useState<ReadonlySet<string>>(new Set())
	const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
	const waiting = useQueuedWords(userId)

	useEffect(() => {
		let isCurrent = true
		if (found.length === 0) return
		const words = found.map(({ word }) => word)
		savedAmong(userId, words).then(
			(saved) => isCurrent && setOnServer(saved),
			() => {
				// Saving a word twice does no harm.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [userId, found])

	return useMemo(
		() => ({
			has(word: FoundWord): boolean {
				const key = keyOfWord(word)
				return waiting[key]?.isSaved ?? changed.get(key) ?? onServer.has(key)
			},
			remember(words: readonly FoundWord[], isSaved: boolean): void {
				setChanged(
					(before) => new Map([...before, ...words.map((w) => [keyOfWord(w), isSaved] as const)]),
				)
			},
		}),
		[waiting, changed, onServer],
	)
}
