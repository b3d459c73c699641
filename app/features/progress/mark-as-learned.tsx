import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { updateRecord, useLessonRecord } from './browser-progress.ts'
import { LearnedMenu } from './learned-menu.tsx'

type Props = {
	userId: string
	lessonId: string
	/** The lesson had new words when its page was made. */
	hasNewWords: boolean
}

/** Marks a lesson as learned, and says what it changes; a menu takes it back. */
export function MarkAsLearned({ userId, lessonId, hasNewWords }: Props) {
	const toast = useToast()
	const record = useLessonRecord(userId, lessonId)
	const isLearned = record?.learned === true
	const frame = useRef<HTMLDivElement>(null)
	const wasTakenBack = useRef(false)

	// The menu disappears with the mark: the focus returns to the button beside it.
	useEffect(() => {
		if (isLearned || !wasTakenBack.current) return
		wasTakenBack.current = false
		frame.current?.querySelector('button')?.focus()
	}, [isLearned])

	function mark(learned: boolean) {
		const learnedAt = learned ? new Date().toISOString() : undefined
		wasTakenBack.current = !learned
		const isKept = updateRecord({ userId, lessonId }, { learned, learnedAt })
		if (!isKept) toast({ tone: 'warning', text: pageErrorText('progress.not-kept') })
	}

	return (
		<div ref={frame} className="flex flex-wrap items-center gap-2">
			<Button
				type="button"
				look={isLearned ? 'secondary' : 'primary'}
				className="min-w-[min(12rem,100%)]"
				disabled={isLearned || record === null}
				onClick={() => mark(true)}
			>
				{isLearned && <Check aria-hidden size={18} className="text-jade" />}
				{isLearned ? 'Already Learned' : 'Mark as Learned'}
			</Button>
			{isLearned && <LearnedMenu takeBack={() => mark(false)} />}
			<p role="status" className="w-full text-ink-soft">
				{isLearned && hasNewWords && 'The new words of this lesson now count as being learned.'}
			</p>
		</div>
	)
}
