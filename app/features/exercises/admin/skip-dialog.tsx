import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'
import { blockProblemText, type FailedBlock } from '#app/domain/exercises/exercise-text.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { WithCode } from './with-code.tsx'

type Props = {
	failed: readonly (FailedBlock & Pick<NumberedBlock, 'number'>)[]
	/** The number of valid exercises. */
	count: number
	/** The id of the editor's form. */
	form: string
	onClose: () => void
}

/** More errors would make the dialog taller than the screen. */
const mostNamed = 8

/** Asks before skipping blocks with errors: an exercise that isn't saved is removed. */
export function SkipDialog({ failed, count, form, onClose }: Props) {
	const named = failed.slice(0, mostNamed)
	return (
		<Dialog title="Save without the blocks that have errors?" onClose={onClose}>
			<div className="grid gap-3 pt-3">
				<p>
					{failed.length === 1 ? 'This block' : `These ${failed.length} blocks`} will not be saved:
				</p>
				<ul className="grid gap-1.5">
					{named.map((block) => (
						<li key={block.number} className="wrap-anywhere line-clamp-3">
							<span className="font-medium">
								Q{block.number}, line {block.problem.line ?? block.line}:
							</span>{' '}
							<WithCode text={blockProblemText(block)} />
						</li>
					))}
				</ul>
				{failed.length > named.length && <p>and {failed.length - named.length} more.</p>}
				<div className="flex justify-end gap-2">
					<form method="dialog">
						<AdminButton>Cancel</AdminButton>
					</form>
					<AdminButton look="primary" form={form} name="skip" value="yes">
						Save {count} exercise(s)
					</AdminButton>
				</div>
			</div>
		</Dialog>
	)
}
