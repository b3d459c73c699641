import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MadeWord, madeOf, partHeard, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { wordsOfName } from '#app/domain/vocabulary/name-or-words.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { Gloss } from '#app/ui/gloss.tsx'
import {
	DictionaryNote,
	Meanings,
	MeasureWords,
	MoreInDictionary,
	type Slot,
	WordHead,
} from './word-popup-card.tsx'

type Props = {
	asked: { word: string; pinyin: string | undefined }
	/** The entries of all words it may be made of. */
	parts: readonly WordEntry[]
	/** Nobody has checked whether a name is one. */
	isCutByMachine: boolean
	pronunciation: Slot
	actions: Slot
}

/** A word without an entry: a number in figures, a name, or what it is made of. */
export function MadeWordCard({
	asked: { word, pinyin = '' },
	parts,
	isCutByMachine,
	pronunciation,
	actions,
}: Props) {
	const made =
		plainlyMade(word, pinyin) ?? madeOf(word, (part) => parts.some((entry) => entry.word === part))
	const meanings = plainMeanings(made)
	const either = isCutByMachine ? wordsOfName(word, pinyin, parts) : undefined
	const entries = either ?? partsOf(made).map((part) => entryOf(part, parts, pinyin))
	const form = either ? `A name, or ${either.map((entry) => entry.word).join(' + ')}` : formOf(made)
	return (
		<div className="grid gap-2">
			<WordHead entry={{ word, pinyin, meanings, levels: [] }} pronunciation={pronunciation} />
			{entries.length === 0 ? (
				<Meanings entry={{ meanings }} />
			) : (
				<>
					<p className="text-ink-soft">
						<Gloss text={form} />
					</p>
					<div className="grid divide-y divide-line">
						{entries.map((entry) => (
							<PartOfWord key={entry.word} entry={entry} isOpen={entries.length === 1}>
								{actions?.(entry)}
							</PartOfWord>
						))}
					</div>
					<DictionaryNote />
				</>
			)}
		</div>
	)
}

type PartProps = { entry: WordEntry; isOpen: boolean; children: ReactNode }

function PartOfWord({ entry, isOpen, children }: PartProps) {
	const { word, meanings, measureWords } = entry
	return (
		<details open={isOpen} className="group">
			<summary className="flex min-h-11 list-none flex-wrap items-baseline gap-x-2 py-2 [&::-webkit-details-marker]:hidden">
				<span lang="zh-CN" className="text-xl">
					<Drawn part="hanzi" {...entry} />
				</span>
				<span lang="zh-Latn-pinyin" className="text-ink-soft">
					<Drawn part="reading" {...entry} />
				</span>
				<span className="text-ink-soft text-sm group-open:hidden">
					<Gloss text={meanings[0]?.[1] ?? ''} />
				</span>
				<ChevronDown
					aria-hidden
					size={18}
					className="ml-auto self-center text-ink-quiet group-open:rotate-180"
				/>
			</summary>
			<div className="grid gap-2 pb-3">
				<Meanings entry={entry} />
				<MeasureWords words={measureWords} />
				{children}
				<p className="text-sm">
					<MoreInDictionary word={word} />
				</p>
			</div>
		</details>
	)
}

function plainMeanings(made: MadeWord): WordEntry['meanings'] {
	if (made.kind === 'number') return [['number', made.digits]]
	return made.kind === 'name' ? [['noun', 'a name']] : []
}

function partsOf(made: MadeWord): string[] {
	if ('parts' in made) return made.parts
	return 'base' in made ? [made.base] : []
}

function formOf(made: MadeWord): string {
	switch (made.kind) {
		case 'doubled':
			return 'Doubled form of'
		case 'question':
			return 'Yes-or-no question with'
		case 'plural':
			return 'More than one:'
		case 'erhua':
			return 'Form with 儿 of'
		default:
			return 'Made of'
	}
}

function entryOf(part: string, entries: readonly WordEntry[], pinyin: string): WordEntry {
	const own = entries.filter(({ word }) => word === part)
	return partHeard(own, pinyin) ?? { word: part, pinyin: '', meanings: [], levels: [] }
}
