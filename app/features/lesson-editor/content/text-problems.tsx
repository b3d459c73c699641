import type { ProblemWithText } from '#app/domain/problem.ts'

type Props = {
	problems: ProblemWithText[]
	/** Shows a line of the text, from 1. */
	goTo: (line: number) => void
}

/** All that is wrong with a text, each with a way to its line. */
export function TextProblems({ problems, goTo }: Props) {
	return (
		<div
			role="alert"
			className="rounded-control border border-cinnabar bg-cinnabar-tint px-3 py-2 text-cinnabar-deep text-sm"
		>
			<ul className="grid gap-1">
				{problems.map(({ text, line }) => (
					<li key={`${line} ${text}`} className="wrap-anywhere flex flex-wrap gap-x-2">
						<span>{text}</span>
						{line !== undefined && (
							<button type="button" onClick={() => goTo(line)} className="underline">
								Line {line}
							</button>
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
