import { memo } from 'react'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { ProfileWord } from '#app/domain/lesson-text/level-profile.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { newWordPath } from './new-word-path.ts'
import { GoToWord, Times, WordList } from './word-list.tsx'

type Go = (word: ProfileWord) => void

type AboveProps = { words: readonly ProfileWord[]; level: HskLevel; onGo: Go }

/** Words above the level that a text is written for. */
export const WordsAbove = memo(function WordsAbove({ words, level, onGo }: AboveProps) {
	return (
		<WordList
			title={`Above ${spellHskLevel(level)}`}
			none="No word is above the level."
			words={words}
			keyOf={keyOf}
		>
			{(word) => (
				<>
					<GoToWord word={word.word} onGo={() => onGo(word)} />
					{isShort(word) && <Reading word={word} />}
					<span className="text-ink-soft">
						{word.level ? spellHskLevel(word.level) : 'Non HSK'}
					</span>
					<Times count={word.count} />
				</>
			)}
		</WordList>
	)
})

type UnlistedProps = { words: readonly ProfileWord[]; onGo: Go }

/** Words in no dictionary, with a way to add them. */
export const WordsUnlisted = memo(function WordsUnlisted({ words, onGo }: UnlistedProps) {
	return (
		<WordList
			title="Not in the dictionary"
			none="Every word is in the dictionary."
			words={words}
			keyOf={keyOf}
		>
			{(word) => (
				<>
					<GoToWord word={word.word} onGo={() => onGo(word)} />
					<Reading word={word} />
					<Times count={word.count} />
					<a
						href={newWordPath(word)}
						target="_blank"
						rel="noreferrer"
						className="inline-flex min-h-6 items-center text-ink-soft underline underline-offset-2 hover:text-ink"
					>
						Add to vocabulary
						<span className="sr-only">
							: <span lang="zh-CN">{word.word}</span> (opens in a new tab)
						</span>
					</a>
				</>
			)}
		</WordList>
	)
})

/** One character may have another level with another reading. */
function isShort({ word }: ProfileWord): boolean {
	return [...word].length === 1
}

function Reading({ word: { pinyin } }: { word: ProfileWord }) {
	return pinyin ? (
		<span lang="zh-Latn-pinyin" className="text-ink-soft">
			{joinSyllables(pinyin)}
		</span>
	) : null
}

function keyOf({ word, pinyin }: ProfileWord): string {
	return `${word} ${pinyin}`
}
