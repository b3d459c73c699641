import { type LevelCount, percentOf } from '#app/domain/analyzer/coverage.ts'
import { editionNames, type HskEdition, isEmptyIn } from '#app/domain/hsk/edition.ts'
import { type Familiarity, familiarityOf } from '#app/domain/hsk/familiarity.ts'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'

const fills: Record<Familiarity, string> = {
	mastered: 'bg-mastered',
	learning: 'bg-learning',
	advanced: 'bg-advanced',
	'non-hsk': 'bg-non-hsk',
}

type Props = {
	levels: readonly LevelCount[]
	words: number
	level: HskLevel
	edition: HskEdition
}

/** A text's words by level: a table with a bar in each row. */
export function LevelBars({ levels, words, level: user, edition }: Props) {
	const most = Math.max(1, ...levels.map((row) => row.words))
	return (
		<table className="w-full text-sm">
			<caption className="pb-2 text-left font-semibold text-base">Words by HSK level</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Level</th>
					<th scope="col">Share</th>
					<th scope="col">Words</th>
				</tr>
			</thead>
			<tbody>
				{levels.map(({ level, words: count }) => (
					<tr key={level ?? 'none'} className="h-7">
						<th
							scope="row"
							className={`w-20 whitespace-nowrap text-left ${level === user ? 'font-semibold' : 'font-normal text-ink-soft'}`}
						>
							{level ? spellHskLevel(level) : 'Non HSK'}
							{level === user && <span className="sr-only"> (your level)</span>}
						</th>
						<td className="relative">
							<span
								aria-hidden
								className={`absolute inset-y-2 left-0 rounded-r-[3px] ${count === 0 ? 'w-px bg-edge' : fills[familiarityOf(level, user)]}`}
								style={count === 0 ? undefined : { width: `max(2px, ${(count / most) * 100}%)` }}
							/>
							<span className="sr-only">{percentOf(count, words)}%</span>
							{isEmptyIn(edition, level) && (
								<span className="pl-2 text-ink-quiet">no words in {editionNames[edition]}</span>
							)}
						</td>
						<td className="w-24 pl-3 text-right text-ink-soft tabular-nums">
							{count.toLocaleString('en')}
							<span aria-hidden className="inline-block w-12 text-ink-quiet">
								{percentOf(count, words)}%
							</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
