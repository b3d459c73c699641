import { useRef } from 'react'
import type { ToldProblem } from '#app/domain/problem.ts'
import { goToLine, TextArea } from './text-area.tsx'
import { TextProblems } from './text-problems.tsx'

type Props = {
	label: string
	hint: string
	/** As it is stored, or as it was typed when it was refused. */
	text: string
	problems: ToldProblem[]
	onText?: ((text: string) => void) | undefined
}

/** A whole text in a form, as its field `text`, with what is wrong with it. */
export function WrittenText({ problems, ...text }: Props) {
	const area = useRef<HTMLTextAreaElement>(null)
	return (
		<div className="grid gap-3">
			<TextArea {...text} name="text" rows={20} area={area} isInvalid={problems.length > 0} />
			{problems.length > 0 && (
				<TextProblems problems={problems} goTo={(line) => goToLine(area.current, line)} />
			)}
		</div>
	)
}
