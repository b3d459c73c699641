import { type LevelCount, percentOf } from '#app/domain/analyzer/coverage.ts'
import { editionNames, type HskEdition, isEmptyIn } from '#app/domain/hsk/edition.ts'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'

/** The parts of a bar, from the best known words to the new ones. */
function partsOf({ level, standings }: LevelCount) {
	return [
		{ words: standings.known, fill: 'bg-mastered' },
		{ words: standings.learning, fill: 'bg-learning' },
		{ words: standings.new, fill: level ? 'bg-advanced' : 'bg-non-hsk' },
	].filter(({ words }) => words > 0)
}

type Props = {
	levels: readonly LevelCount[]
	words: number
	/** The level that stands out: the reader's own, or the one a text is written for. */
	level: HskLevel
	levelName?: string
	edition: HskEdition
}

/** A text's words by level: a table with a bar in each row. */
export function LevelBars({ levels, words, level: user, levelName, edition }: Props) {
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
				{levels.map(({ level, words: count, standings }) => (
					<tr key={level ?? 'none'} className="h-7">
						<th
							scope="row"
							className={`w-20 whitespace-nowrap text-left ${level === user ? 'font-semibold' : 'font-normal text-ink-soft'}`}
						>
							{level ? spellHskLevel(level) : 'Non HSK'}
							{level === user && <span className="sr-only"> ({levelName ?? 'your level'})</span>}
						</th>
						<td className="relative">
							<span
								aria-hidden
								className={`absolute inset-y-2 left-0 flex overflow-hidden rounded-r-[3px] ${count === 0 ? 'w-px bg-edge' : ''}`}
								style={count === 0 ? undefined : { width: `max(2px, ${(count / most) * 100}%)` }}
							>
								{partsOf({ level, words: count, standings }).map(({ words, fill }) => (
									<span key={fill} className={fill} style={{ flexGrow: words }} />
								))}
							</span>
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
