import { Fragment } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { isHanzi } from '#app/domain/hanzi.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import { PartOfSentence } from '#app/features/display/sentence-of-word.tsx'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** The question of a mode in words. */
export function asked(mode: StudyMode, { word, gap }: StudyCard): string {
	if (mode === 'type-reading') return 'How is this word read?'
	if (mode !== 'listening') return gap ? 'Which word is missing?' : 'Which word means this?'
	return isHanzi(word) ? 'Which word do you hear?' : 'Which word is read like this?'
}

/**
 * The word itself, without the colours of its tones: they are part of the answer. Its meaning tells it from
 * words that are written alike.
 */
export function WordQuestion({ card }: { card: StudyCard }) {
	return (
		<>
			<p lang="zh-CN" className="wrap-anywhere text-6xl sm:text-7xl">
				<Drawn part="hanzi" {...card} pinyin="" />
			</p>
			<Clues clues={card.clues} />
		</>
	)
}

export function MeaningQuestion({ card: { word, clues } }: { card: StudyCard }) {
	const length = [...word].length
	return (
		<>
			<p className="wrap-anywhere text-2xl">
				<WithHanzi text={clues.join('; ')} />
			</p>
			<p className="text-ink-quiet text-sm">{counted(length, 'character')}</p>
		</>
	)
}

/** A sentence with a gap. A card without a sentence says so, and asks by its meaning. */
export function GapQuestion({ card }: { card: StudyCard }) {
	const { word, clues, gap } = card
	if (!gap) {
		return (
			<>
				<MeaningQuestion card={card} />
				<p className="text-ink-quiet text-sm">There is no sentence with this word yet.</p>
			</>
		)
	}
	const blank = '＿'.repeat([...word].length)
	return (
		<>
			<p className="wrap-anywhere text-2xl leading-relaxed">
				{gap.parts.map((part, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the gaps of a sentence never move
					<Fragment key={index}>
						{index > 0 && (
							<span role="img" aria-label="gap" className="text-cinnabar">
								{blank}
							</span>
						)}
						<PartOfSentence zh={part} html={gap.html?.[index]} />
					</Fragment>
				))}
			</p>
			{gap.en && <p className="text-ink-soft">{gap.en}</p>}
			<Clues clues={clues} />
		</>
	)
}

function Clues({ clues }: { clues: readonly string[] }) {
	if (clues.length === 0) return null
	return (
		<p className="wrap-anywhere text-ink-soft">
			<WithHanzi text={clues.join('; ')} />
		</p>
	)
}
