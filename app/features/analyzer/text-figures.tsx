import { percentOf } from '#app/domain/analyzer/coverage.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import { LevelBars } from '#app/features/known-words/level-bars.tsx'
import type { Analysis } from './analysis.ts'

type Props = { analysis: Analysis; level: HskLevel; edition: HskEdition }

/** The length of a text, and how much of it a person at a level knows. */
export function TextFigures({ analysis, level, edition }: Props) {
	const { characters, words, distinct, own, known, learning, ignored } = analysis
	const counted = words - ignored
	return (
		<section aria-labelledby="figures" className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
			<h2 id="figures" className="sr-only">
				Text statistics
			</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
				<Figure name="Characters" value={characters} />
				<Figure name="Words" value={words} />
				<Figure name="Unique words" value={distinct} />
			</dl>
			{words === 0 ? (
				<p className="text-ink-soft">There are no Chinese words in this text.</p>
			) : (
				<>
					<p className="text-lg">
						You know{' '}
						<strong className="font-display text-2xl tabular-nums">
							{percentOf(known, counted)}%
						</strong>{' '}
						of these words; {percentOf(learning, counted)}% are{' '}
						{own.length > 0 ? 'being learned' : `at your level, ${spellHskLevel(level)}`}.
					</p>
					{analysis.isTraditional && (
						<p className="text-ink-soft">
							This text has traditional characters. Words are looked up by their simplified forms.
						</p>
					)}
					<LevelBars levels={analysis.levels} words={words} level={level} edition={edition} />
				</>
			)}
		</section>
	)
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div className="flex flex-col-reverse justify-end">
			<dt className="text-ink-quiet text-sm">{name}</dt>
			<dd className="font-display text-2xl tabular-nums">{value.toLocaleString('en')}</dd>
		</div>
	)
}
