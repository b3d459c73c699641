import { useState } from 'react'
import { formatAnswer, parseAnswer } from '#app/domain/exercises/answer.ts'
import type { Picks } from '#app/domain/exercises/picks.ts'
import { Option } from './option.tsx'
import type { TaskProps } from './task-props.ts'

/** Options to choose from. 对 and 错 have their English from the start. */
export function PicksTask({ name, task, given, begun, change }: TaskProps<Picks>) {
	const { options, takesSeveral, answer, isJudged } = task
	const [picked, setPicked] = useState<readonly number[]>(() => parseAnswer(begun ?? ''))
	const isLocked = given !== undefined
	const chosen = isLocked ? parseAnswer(given) : picked
	const right = parseAnswer(answer)

	function choose(index: number, isChosen: boolean) {
		const others = takesSeveral ? picked.filter((one) => one !== index) : []
		const now = isChosen ? [...others, index] : others
		setPicked(now)
		change(formatAnswer(now))
	}

	return (
		<>
			{takesSeveral && <p className="text-ink-quiet text-sm">Select all that apply.</p>}
			{options.map((text, index) => (
				<Option
					// biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
					key={index}
					name={name}
					index={index}
					text={text}
					isToRead={!isJudged}
					takesSeveral={takesSeveral}
					isChosen={chosen.includes(index)}
					isRight={isLocked ? right.includes(index) : undefined}
					choose={(isChosen) => choose(index, isChosen)}
				/>
			))}
		</>
	)
}
