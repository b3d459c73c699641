import { Button } from '#app/ui/button.tsx'

/** A way to another question or to the grade. */
export type Step = { label: string; go: () => void }

/** The ways from a question where one shows at a time. Undefined where none leads. */
export type Steps = { back: Step | undefined; on: Step | undefined }

type Props = {
	isLocked: boolean
	isReady: boolean
	/** Not in a test. */
	hasSubmit: boolean
	next: Step | undefined
	steps: Steps
}

/** Submit, and then the way on. On telephones it stays at the foot of the screen, between the other questions. */
export function QuestionFoot({ isLocked, isReady, hasSubmit, next, steps: { back, on } }: Props) {
	const led = isLocked ? (next ?? on) : undefined
	return (
		<div
			className={`-mx-4 sticky bottom-0 order-last mt-auto flex gap-2 bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:static md:order-none md:m-0 md:p-0 ${(isLocked || !hasSubmit) && !next ? 'md:hidden' : ''}`}
		>
			<MoveButton name="Previous" step={back} />
			{(isLocked ? led : hasSubmit) && (
				<Button
					look={isLocked || isReady ? 'primary' : 'secondary'}
					disabled={!isLocked && !isReady}
					className="max-md:flex-1 md:min-w-32"
				>
					{led?.label ?? 'Submit'}
				</Button>
			)}
			{!isLocked && <MoveButton name="Next" step={on} />}
		</div>
	)
}

function MoveButton({ name, step }: { name: string; step: Step | undefined }) {
	return (
		<Button
			type="button"
			look="secondary"
			className="px-3 md:hidden print:hidden"
			disabled={!step}
			onClick={step?.go}
		>
			{name}
		</Button>
	)
}
