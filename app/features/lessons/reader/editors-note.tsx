import { Form, Link } from '@remix-run/react'
import { hskLevels, spellHskLevel } from '#app/domain/hsk/level.ts'
import { type Preview, workingPath } from '#app/domain/publishing/preview.ts'

type Props = {
	lesson: { id: string; slug: string; isFree: boolean }
	/** Whether learners see it. */
	isLive: boolean
	/** Whether the lesson itself is enabled, whatever its course is. */
	isEnabled: boolean
	/** Set if the page shows the lesson as it was last saved. */
	preview: (Preview & { hasChanges: boolean }) | undefined
}

/** Tells an administrator whether learners see this lesson as it is here, and leads to its editor. */
export function EditorsNote({ lesson, isLive, isEnabled, preview }: Props) {
	const isSeen = isLive && !preview?.hasChanges
	return (
		<div
			data-live={isSeen || undefined}
			className="grid gap-2 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm data-live:border-line data-live:bg-sunken data-live:text-ink-soft"
		>
			<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				{noteText({ isLive, isEnabled, hasChanges: preview?.hasChanges ?? false })}
				<Link to={`/admin/lessons/${lesson.id}/segment`} className="font-medium underline">
					Back to the editor
				</Link>
				{preview ? (
					<Link to={`/courses/lessons/${lesson.slug}`} className="underline">
						Published version
					</Link>
				) : (
					<Link to={workingPath(lesson.slug)} className="underline">
						Preview what is saved
					</Link>
				)}
			</p>
			{preview && <PreviewForm lesson={lesson} preview={preview} />}
		</div>
	)
}

type Standing = { isLive: boolean; isEnabled: boolean; hasChanges: boolean }

function noteText({ isLive, isEnabled, hasChanges }: Standing): string {
	if (hasChanges) return 'Learners cannot see this yet. These changes are not published.'
	if (isLive) return 'Learners see this lesson.'
	return isEnabled
		? 'Learners don’t see this lesson yet: it is enabled, but its course is not.'
		: 'Learners don’t see this lesson yet.'
}

type FormProps = { lesson: { slug: string; isFree: boolean }; preview: Preview }

const field = 'min-h-8 rounded-control border border-edge bg-paper px-2 text-ink'

/** The reader whom the preview is for. */
function PreviewForm({ lesson, preview: { level, account, isNarrow } }: FormProps) {
	const isRefused = account === 'free' && !lesson.isFree
	return (
		<>
			<Form
				method="get"
				action={`/courses/lessons/${lesson.slug}`}
				preventScrollReset
				className="flex flex-wrap items-center gap-x-4 gap-y-2"
			>
				<input type="hidden" name="view" value="working" />
				<label className="flex items-center gap-2">
					As
					<select name="as" defaultValue={level ?? ''} className={field}>
						<option value="">my own level</option>
						{hskLevels.map((one) => (
							<option key={one} value={one}>
								{spellHskLevel(one)}
							</option>
						))}
					</select>
				</label>
				<label className="flex items-center gap-2">
					Account
					<select name="account" defaultValue={account} className={field}>
						<option value="member">Member</option>
						<option value="free">Free</option>
					</select>
				</label>
				<label className="flex items-center gap-2">
					<input type="checkbox" name="narrow" defaultChecked={isNarrow} />
					Telephone
				</label>
				<button type="submit" className={`${field} font-medium`}>
					Show
				</button>
			</Form>
			{isRefused && <p>A free account cannot open this lesson: it is for members.</p>}
		</>
	)
}
