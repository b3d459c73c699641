import { useEffect } from 'react'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { useMeanings } from '#app/features/lesson-editor/segment/doubts/use-meanings.ts'
import { Gloss } from '#app/ui/gloss.tsx'
import { lookUp } from './look-up.ts'
import { useWordFacts } from './word-facts.ts'

type Props = {
	word: string
	/** As it is read now. */
	pinyin: string | undefined
	onChoose: (pinyin: string) => void
}

/**
 * The dictionary's readings of a word, each with its meaning, as a button that sets it; nothing if there is
 * only one.
 */
export function ReadingsToChoose({ word, pinyin, onChoose }: Props) {
	const facts = useWordFacts()
	const isKnown = facts.isLookedUp(word)
	useEffect(() => {
		if (!isKnown) void lookUp({ words: [word], paragraphs: [] })
	}, [word, isKnown])
	const readings = facts.readingsOf(word)
	const meaningOf = useMeanings(readings.length < 2 ? [] : [word])
	if (readings.length < 2) return null
	return (
		<fieldset className="grid gap-1.5">
			<legend className="pb-1.5 font-medium text-ink-soft text-sm">In the dictionary</legend>
			<div className="flex flex-wrap gap-2">
				{readings.map((reading) => (
					<button
						key={reading}
						type="button"
						aria-pressed={pinyin !== undefined && isSameReading(reading, pinyin)}
						onClick={() => onChoose(reading)}
						className="min-h-9 rounded-control border border-edge bg-raised px-3 py-1 text-left hover:bg-sunken aria-pressed:border-2 aria-pressed:border-jade aria-pressed:bg-jade-tint"
					>
						<span lang="zh-Latn-pinyin" className="text-lg">
							{reading}
						</span>{' '}
						<span className="text-ink-soft text-sm">
							<Gloss text={meaningOf(word, reading) ?? ''} />
						</span>
					</button>
				))}
			</div>
		</fieldset>
	)
}
