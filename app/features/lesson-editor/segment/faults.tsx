import type { Fault } from './requests.ts'

type Props = { faults: readonly Fault[]; onGo: (fault: Fault) => void }

/** What is wrong, and the ways to where it is. */
export function Faults({ faults, onGo }: Props) {
	if (faults.length === 0) return null
	return (
		<ul role="alert" className="grid gap-1 text-cinnabar-deep text-sm">
			{faults.map((fault) => (
				<li key={`${fault.line} ${fault.text}`} className="wrap-anywhere">
					{fault.text}{' '}
					{(fault.line ?? fault.paragraph) !== undefined && (
						<button
							type="button"
							className="rounded-control underline underline-offset-2"
							onClick={() => onGo(fault)}
						>
							{fault.line === undefined
								? `Go to paragraph ${fault.paragraph}`
								: `Go to line ${fault.line}`}
						</button>
					)}
				</li>
			))}
		</ul>
	)
}
