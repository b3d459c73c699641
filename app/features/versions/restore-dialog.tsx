import { partTitles } from '#app/domain/versions/version-content.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Restorable } from './find-restorable.server.ts'
import { authorOf } from './versions-table.tsx'

type Props = {
	/** Whether learners see it once it is published, and not at once. */
	isHeldBack: boolean
	asked: Restorable
	/** The address of the dialog, to which its form is sent. */
	askedAt: string
	/** The page behind the dialog. */
	listPath: string
	answer: FormAnswer | undefined
}

/** Asks before a version is restored. */
export function RestoreDialog({ asked: { version, present }, isHeldBack, ...places }: Props) {
	return (
		<Question title="Restore this version?" {...places} verb="Restore" busy="Restoring...">
			<input type="hidden" name="intent" value="restore" />
			<input type="hidden" name="id" value={version.id} />
			<input type="hidden" name="version" value={present} />
			<p className="wrap-anywhere font-medium">
				{partTitles[version.part]}, <DateTime at={version.savedAt} />,{' '}
				<WithHanzi text={authorOf(version)} />
			</p>
			<p>
				It is saved once more, as the newest version. The present one stays in the list, so that you
				can go back to it.{isHeldBack && ' Learners read it once you publish it.'}
			</p>
		</Question>
	)
}
