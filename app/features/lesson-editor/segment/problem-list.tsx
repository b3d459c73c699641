import { SignInAgain } from '#app/ui/sign-in-again.tsx'
import type { TextProblem } from './requests.ts'

type Props = { problems: readonly TextProblem[]; onGo: (problem: TextProblem) => void }

/** Lists problems with the text, with buttons that go to them. */
export function ProblemList({ problems, onGo }: Props) {
	if (problems.length === 0) return null
	return (
		<ul role="alert" className="grid gap-1 text-cinnabar-deep text-sm">
			{problems.map((problem) => (
				<li key={`${problem.line} ${problem.text}`} className="wrap-anywhere">
					{problem.text}
					<SignInAgain path={problem.signInPath} />{' '}
					{(problem.line ?? problem.paragraph) !== undefined && (
						<button
							type="button"
							className="rounded-control underline underline-offset-2"
							onClick={() => onGo(problem)}
						>
							{problem.line === undefined
								? `Go to paragraph ${problem.paragraph}`
								: `Go to line ${problem.line}`}
						</button>
					)}
				</li>
			))}
		</ul>
	)
}
