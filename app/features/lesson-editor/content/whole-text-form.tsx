import { Form, useNavigation } from '@remix-run/react'
import {
	type ComponentProps,
	type ReactNode,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react'
import { isSameText } from '#app/domain/lesson-text/tagged-text.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import { LineDifference } from '#app/features/publishing/line-difference.tsx'
import { useLastSave, useTabContext } from '#app/features/publishing/tab-context.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { ConflictNotice } from '#app/ui/admin/conflict-notice.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { saveAndStay, useSaveShortcut } from '#app/ui/admin/save-by-key.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextProblems, WrittenText } from './written-text.tsx'

const leaveAfterMs = 1500

const partNames: Record<PartName, string> = {
	text: 'this text',
	notes: 'these notes',
	exercises: 'these exercises',
}

/** After a save, `to` is the page that comes next, or `version` the saved one if the author stays. */
export type WholeTextAnswer = AnswerWith<{ to: string; version: number }>

type Field = Pick<
	ComponentProps<typeof WrittenText>,
	'label' | 'hint' | 'stored' | 'version' | 'place' | 'isSame' | 'measure' | 'onChange'
>

type Props = Field & {
	/** What it is of its lesson or article. */
	part: PartName
	answer: WholeTextAnswer | undefined
	/** Why saving is blocked: the stored text could not be read. */
	obstacle?: string | undefined
	/** Whether Save leads to another page. A second button then saves and stays. */
	isLeft?: boolean
	/** Stands below the text. */
	children?: ReactNode
	/** Stands beside the text. */
	beside?: ReactNode
}

/** A form with a whole text. The bar at the foot of the page saves it and says what came of it. */
export function WholeTextForm({ answer, obstacle, ...props }: Props) {
	const { isLeft = false, children, beside, onChange, ...field } = props
	const formId = useId()
	const form = useRef<HTMLFormElement>(null)
	const { about } = useTabContext()
	const lastSave = useLastSave(props.part)
	const isBusy = useNavigation().formMethod === 'POST'
	const { to, theirs, version: savedVersion } = answer ?? {}
	const problems = answer?.isUnsent ? [] : (answer?.problems ?? [])
	// Only the refusal of an outdated save brings what somebody else has saved.
	const outdated = theirs && problems[0]
	const shown = problems.filter((problem) => problem !== outdated)
	const isBlocked = obstacle !== undefined || to !== undefined
	const { text, isUnsaved, onText } = useUnsaved({ ...field, answer, onChange })
	useLeaveAfter(leaveAfterMs, to ?? '', to !== undefined)
	useSaveShortcut(() => {
		if (!isBusy && !isBlocked) saveAndStay(form.current)
	})

	function goTo(line: number) {
		goToLine(form.current?.querySelector('textarea') ?? null, line)
	}

	const refusals = [
		shown.length > 0 && <TextProblems key="problems" problems={shown} goTo={goTo} />,
		outdated && (
			<ConflictNotice
				key="conflict"
				sentence={outdated.text}
				meanwhile={answer?.meanwhile}
				did={`saved ${partNames[props.part]}`}
				text={text}
				saveAnyway={{ form: formId, type: 'submit', name: 'overwrite', value: theirs.version }}
				theirs={{
					text: theirs.text,
					differences: <LineDifference mine={text} theirs={theirs.text} />,
				}}
			/>
		),
		answer?.isUnsent && <FormNotice key="unsent" answer={answer} />,
		obstacle && (
			<Notice key="obstacle" tone="error">
				{obstacle}
			</Notice>
		),
	].filter(Boolean)
	return (
		<>
			<div className={beside ? 'grid items-start gap-4 lg:grid-cols-2' : 'grid max-w-5xl'}>
				<Form
					ref={form}
					id={formId}
					method="post"
					replace
					preventScrollReset
					className="grid min-w-0 gap-3"
				>
					<WrittenText
						{...field}
						typed={answer?.typed?.text}
						isInvalid={shown.length > 0}
						isSaved={to !== undefined}
						savedVersion={savedVersion}
						onChange={onText}
						isTall
						isAlone
						lastSave={lastSave}
					/>
					{children}
				</Form>
				{beside}
			</div>
			<EditorBar
				about={about}
				part={props.part}
				done={isBusy || isUnsaved ? undefined : doneText({ to, savedVersion })}
				isUnsaved={isUnsaved && to === undefined}
				refusal={!isBusy && refusals.length > 0 && refusals}
			>
				<AdminButton
					form={formId}
					look="primary"
					title={isLeft ? 'Save, and go back to the list' : 'Save (Ctrl+S)'}
					aria-keyshortcuts={isLeft ? undefined : 'Control+S'}
					isBusy={isBusy}
					busyLabel="Saving..."
					disabled={isBlocked}
				>
					Save
				</AdminButton>
				{isLeft && (
					<AdminButton
						form={formId}
						name="stay"
						title="Save without leaving this page (Ctrl+S)"
						aria-keyshortcuts="Control+S"
						value="yes"
						disabled={isBusy || isBlocked}
					>
						Save and stay
					</AdminButton>
				)}
			</EditorBar>
		</>
	)
}

function doneText({
	to,
	savedVersion,
}: {
	to?: string | undefined
	savedVersion?: number | undefined
}) {
	if (to !== undefined) return 'Saved successfully. Redirecting…'
	return savedVersion === undefined ? undefined : 'Saved.'
}

type Watched = Pick<Field, 'stored' | 'isSame' | 'onChange'> & Pick<Props, 'answer'>

/** The text as it is now, and whether it differs from the one that was last saved. */
function useUnsaved({ stored, isSame = isSameText, answer, onChange }: Watched) {
	const [text, setText] = useState(answer?.typed?.text ?? stored)
	const [saved, setSaved] = useState(stored)
	const isDone = answer?.version !== undefined || answer?.to !== undefined
	useEffect(() => {
		if (isDone && answer?.typed?.text !== undefined) setSaved(answer.typed.text)
	}, [answer, isDone])
	const onText = useCallback(
		(typed: string) => {
			setText(typed)
			onChange?.(typed)
		},
		[onChange],
	)
	return { text, isUnsaved: !isSame(text, saved), onText }
}
