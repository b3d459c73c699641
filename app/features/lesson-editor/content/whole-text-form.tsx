import { Form, useNavigation } from '@remix-run/react'
import type { ComponentProps, ReactNode } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { saveByKey } from '#app/ui/admin/save-by-key.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'
import { WrittenText } from './written-text.tsx'

const leaveAfterMs = 1500

/** After a save, `to` is the page that comes next, or `version` the saved one if the author stays. */
export type WholeTextAnswer = AnswerWith<{ to: string; version: number }>

type Field = Pick<
	ComponentProps<typeof WrittenText>,
	'label' | 'hint' | 'stored' | 'version' | 'place' | 'isSame' | 'measure' | 'onChange'
>

type Props = Field & {
	answer: WholeTextAnswer | undefined
	/** Why saving is blocked: the stored text could not be read. */
	obstacle?: string | undefined
	/** Whether Save leads to another page. A second button then saves and stays. */
	isLeft?: boolean
	/** Stands below the buttons. */
	children?: ReactNode
}

/** A form with a whole text: its field, what was answered, and the buttons that save it. */
export function WholeTextForm({ answer, obstacle, ...props }: Props) {
	const { isLeft = false, children, ...field } = props
	const isBusy = useNavigation().formMethod === 'POST'
	const { to, theirs, version: savedVersion } = answer ?? {}
	const problems = answer?.isUnsent ? [] : (answer?.problems ?? [])
	// Only the refusal of an outdated save brings what somebody else has saved.
	const outdated = theirs && problems[0]
	const isBlocked = obstacle !== undefined || to !== undefined
	useLeaveAfter(leaveAfterMs, to ?? '', to !== undefined)
	return (
		<Form
			method="post"
			replace
			preventScrollReset
			onKeyDown={saveByKey}
			className="grid min-w-0 gap-3"
		>
			<WrittenText
				{...field}
				typed={answer?.typed?.text}
				problems={problems.filter((problem) => problem !== outdated)}
				conflict={outdated && { sentence: outdated.text, theirs }}
				isSaved={to !== undefined}
				savedVersion={savedVersion}
				isTall
			/>
			{answer?.isUnsent && <FormNotice answer={answer} />}
			{obstacle && <Notice tone="error">{obstacle}</Notice>}
			{to !== undefined && <Notice tone="success">Saved successfully. Redirecting…</Notice>}
			{savedVersion !== undefined && !isBusy && <Notice tone="success">Saved.</Notice>}
			<div className="flex flex-wrap gap-2">
				<AdminButton
					look="primary"
					title={isLeft ? undefined : 'Save (Ctrl+S)'}
					aria-keyshortcuts={isLeft ? undefined : 'Control+S'}
					isBusy={isBusy}
					busyLabel="Saving..."
					disabled={isBlocked}
				>
					Save
				</AdminButton>
				{isLeft && (
					<AdminButton
						name="stay"
						title="Save without leaving this page (Ctrl+S)"
						aria-keyshortcuts="Control+S"
						value="yes"
						disabled={isBusy || isBlocked}
					>
						Apply and stay
					</AdminButton>
				)}
			</div>
			{children}
		</Form>
	)
}
