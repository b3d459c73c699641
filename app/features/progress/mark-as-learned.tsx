import { Check } from 'lucide-react'
import { errorText } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { updateRecord, useLessonRecord } from './browser-progress.ts'

type Props = { personId: string; lessonId: string }

/** Says once that a lesson is learned; a menu takes it back. */
export function MarkAsLearned({ personId, lessonId }: Props) {
	const toast = useToast()
	const record = useLessonRecord(personId, lessonId)
	const isLearned = record?.learned === true

	function mark(learned: boolean) {
		const learnedAt = learned ? new Date().toISOString() : undefined
		const isKept = updateRecord({ personId, lessonId }, { learned, learnedAt })
		if (!isKept) toast({ tone: 'warning', text: errorText('progress.not-kept') })
	}

	return (
		<div className="flex items-center gap-2">
			<Button
				type="button"
				className="min-w-48"
				disabled={isLearned || record === null}
				onClick={() => mark(true)}
			>
				{isLearned && <Check aria-hidden size={18} />}
				{isLearned ? 'Already Learned' : 'Mark as Learned'}
			</Button>
			{isLearned && (
				<Button type="button" look="quiet" onClick={() => mark(false)}>
					Mark as not learned
				</Button>
			)}
		</div>
	)
}
