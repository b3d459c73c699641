import { useEffect, useRef } from 'react'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

/** A problem of the whole form, scrolled into view, with a sign-in link where that helps. */
export function FormNotice({ answer }: { answer: FormAnswer | undefined }) {
	const place = useRef<HTMLDivElement>(null)
	const problem = formProblem(answer)
	useEffect(() => {
		if (answer?.isUnsent) place.current?.scrollIntoView({ block: 'center' })
	}, [answer])
	if (!problem) return null
	return (
		<div ref={place}>
			<Notice tone="error">
				{problem}
				<SignInAgain path={answer?.signInPath} />
			</Notice>
		</div>
	)
}

/** In another tab: this one holds what was typed. */
export function SignInAgain({ path }: { path: string | undefined }) {
	if (!path) return null
	return (
		<>
			{' '}
			<a href={path} target="_blank" rel="noreferrer" className="font-medium underline">
				Sign in
			</a>
		</>
	)
}
