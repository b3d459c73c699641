import { Form, Link, useNavigation } from '@remix-run/react'
import { useId, useRef } from 'react'
import { CoverField } from '#app/features/media/covers/cover-field.tsx'
import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import { useTabContext } from '#app/features/publishing/tab-context.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { LeaveWarning } from '#app/ui/admin/leave-warning.tsx'
import { useOpenedForm } from '#app/ui/admin/use-opened-form.ts'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import { ArticleFields } from './article-fields.tsx'
import type { ArticleSummary } from './list-articles.server.ts'

type Props = {
	article: ArticleSummary
	/** The address that the form is submitted to. */
	sentTo: string
	answer: FormAnswer | undefined
}

/** The fields of an article, and the way to delete it. */
export function SettingsScreen({ article, sentTo, answer }: Props) {
	const box = useRef<HTMLElement>(null)
	const { opened, isChanged, onSubmit } = useOpenedForm({ item: article, box, answer })
	const formId = useId()
	const { about } = useTabContext()
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<>
			<section ref={box} aria-label="Settings" onSubmit={onSubmit} className="max-w-4xl">
				<LeaveWarning isChanged={isChanged} hasDraft={false} />
				<Form
					key={opened.version}
					id={formId}
					method="post"
					action={sentTo}
					replace
					preventScrollReset
					className="grid gap-4 pt-3"
				>
					<input type="hidden" name="intent" value="edit" />
					<input type="hidden" name="version" value={answer?.typed?.version ?? opened.version} />
					<FormNotice answer={answer} />
					<ArticleFields
						values={opened}
						id={opened.id}
						cover={
							<CoverField
								name="coverImage"
								value={answer?.typed?.coverImage ?? opened.coverImage}
								problem={fieldProblem(answer, 'coverImage')}
							/>
						}
						answer={answer}
					/>
				</Form>
			</section>
			<EditorBar about={about}>
				<AdminButton form={formId} look="primary" isBusy={isBusy} busyLabel="Saving...">
					Save
				</AdminButton>
				<Link
					to={`${sentTo}?${new URLSearchParams({ ask: 'delete', of: opened.id })}`}
					state={opensDialog}
					preventScrollReset
					className={adminButtonClass('quiet')}
				>
					Delete
				</Link>
			</EditorBar>
		</>
	)
}
