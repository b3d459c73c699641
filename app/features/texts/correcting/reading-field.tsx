import { useEffect, useState } from 'react'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import type { WordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'
import { Field } from '#app/ui/field.tsx'

type Props = {
	word: string
	/** As it is read now; undefined for a word that is not cut yet. */
	pinyin: string | undefined
	/** The reading typed or chosen; empty to leave it. */
	typed: string
	problem: string | undefined
	onType: (typed: string) => void
	lookUp: WordLookup
}

/** The readings of a word in the dictionary, each a button, and a field for any other. Its height never changes. */
export function ReadingField({ word, pinyin, typed, problem, onType, lookUp }: Props) {
	const readings = useReadings(word, lookUp)
	const written = formatPinyin(typed.trim())
	const shown = written || pinyin
	return (
		<div className="grid gap-2">
			<fieldset className="min-w-0">
				<legend className="mb-1.5 font-medium text-ink-soft text-sm">
					<span lang="zh-CN">{word}</span> is read
				</legend>
				{/* As high before the readings arrive: what is below must not move under the pointer. */}
				<div className="flex h-12 gap-2 overflow-x-auto p-0.5">
					{readings?.map((reading) => (
						<button
							key={reading}
							type="button"
							lang="zh-Latn-pinyin"
							aria-pressed={shown !== undefined && isSameReading(reading, shown)}
							onClick={() => onType(pinyin && isSameReading(reading, pinyin) ? '' : reading)}
							className="min-h-11 shrink-0 rounded-control border border-edge bg-raised px-3 text-lg hover:bg-sunken aria-pressed:border-jade aria-pressed:bg-jade-tint aria-pressed:text-jade"
						>
							{reading}
						</button>
					))}
					{readings?.length === 0 && (
						<p className="self-center text-ink-quiet text-sm">
							The dictionary does not have this word.
						</p>
					)}
				</div>
			</fieldset>
			<Field
				label="Another reading"
				hint={
					written !== '' && written !== typed.trim()
						? `→ ${written}`
						: 'Pinyin with marks or numbers: cháng or chang2.'
				}
				problem={problem}
				value={typed}
				onChange={(event) => onType(event.target.value)}
				placeholder={pinyin}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
			/>
		</div>
	)
}

/** Each reading once, the usual one first. Undefined until they arrive, and without a network. */
function useReadings(word: string, lookUp: WordLookup): readonly string[] | undefined {
	const [found, setFound] = useState<{ word: string; readings: readonly string[] }>()
	useEffect(() => {
		let isCurrent = true
		lookUp([word]).then(
			(entries) => {
				const readings = [...new Set(entries.map(({ pinyin }) => pinyin))]
				if (isCurrent) setFound({ word, readings })
			},
			() => {},
		)
		return () => {
			isCurrent = false
		}
	}, [word, lookUp])
	return found?.word === word ? found.readings : undefined
}
