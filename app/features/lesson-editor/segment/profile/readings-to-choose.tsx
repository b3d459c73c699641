import { useEffect } from 'react'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { lookUp } from './look-up.ts'
import { useWordFacts } from './word-facts.ts'

type Props = {
	word: string
	/** As it is read now. */
	pinyin: string | undefined
	onChoose: (pinyin: string) => void
}

/** The dictionary's readings of a word, each a button that sets it; nothing if there is only one. */
export function ReadingsToChoose({ word, pinyin, onChoose }: Props) {
	const facts = useWordFacts()
	const isKnown = facts.isLookedUp(word)
	useEffect(() => {
		if (!isKnown) void lookUp({ words: [word], paragraphs: [] })
	}, [word, isKnown])
	const readings = facts.readingsOf(word)
	if (readings.length < 2) return null
	return (
		<fieldset className="grid gap-1.5">
			<legend className="pb-1.5 font-medium text-ink-soft text-sm">In the dictionary</legend>
			<div className="flex flex-wrap gap-2">
				{readings.map((reading) => (
					<button
						key={reading}
						type="button"
						lang="zh-Latn-pinyin"
						aria-pressed={pinyin !== undefined && isSameReading(reading, pinyin)}
						onClick={() => onChoose(reading)}
						className="min-h-9 rounded-control border border-edge bg-raised px-3 text-lg hover:bg-sunken aria-pressed:border-2 aria-pressed:border-jade aria-pressed:bg-jade-tint"
					>
						{reading}
					</button>
				))}
			</div>
		</fieldset>
	)
}
