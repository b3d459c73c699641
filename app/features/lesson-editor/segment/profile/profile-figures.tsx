import { memo } from 'react'
import { percentOf } from '#app/domain/analyzer/coverage.ts'
import { counted } from '#app/domain/counted.ts'
import { editionNames, firstEdition, isEmptyIn } from '#app/domain/hsk/edition.ts'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import type { LevelProfile } from '#app/domain/lesson-text/level-profile.ts'
import { LevelBars } from '#app/features/known-words/level-bars.tsx'
import type { LevelOfText } from './level-of-text.ts'

type Props = {
	/** The level that the text is written for, and what is read before it. */
	target: LevelOfText
	/** “the course’s level” */
	levelName: string
	profile: LevelProfile
}

/** How much of a text a learner knows, and its words by level. */
export const ProfileFigures = memo(function ProfileFigures({ target, levelName, profile }: Props) {
	const { level, earlier } = target
	const { words, known, learning, fromEarlier, names, levels } = profile
	const spelt = spellHskLevel(level)
	return (
		<section aria-label="Coverage" className="grid content-start gap-3 text-sm">
			<ul className="grid gap-1">
				<li>
					<Percent part={known + learning} of={words} /> of the words are {spelt} or below
					<span className="text-ink-quiet">, {percentOf(known, words)}% below it</span>
				</li>
				{earlier && (
					<li>
						<Percent part={fromEarlier ?? 0} of={words} /> are known from the{' '}
						{earlier.lessons === 1 ? 'lesson' : `${earlier.lessons} lessons`} before
					</li>
				)}
			</ul>
			<LevelBars
				levels={levels.filter((row) => !isEmptyIn(firstEdition, row.level))}
				words={words}
				level={level}
				levelName={levelName}
				edition={firstEdition}
			/>
			<p className="text-ink-quiet">
				{counted(words, 'running word')} by {editionNames[firstEdition]}
				{names > 0 && `, without ${counted(names, 'name')}`}
			</p>
			<Waiting count={profile.waiting} />
		</section>
	)
})

function Percent({ part, of }: { part: number; of: number }) {
	return <strong className="text-lg tabular-nums">{percentOf(part, of)}%</strong>
}

function Waiting({ count: waiting }: { count: number }) {
	return (
		<p role="status" className="text-ink-quiet">
			{waiting > 0 && `Looking up ${counted(waiting, 'word')}…`}
		</p>
	)
}
