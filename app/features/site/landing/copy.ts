/** All claims of the landing page, in one place. */

export const hero = {
	title: 'Read Chinese from your first day',
	text: 'Graded courses from HSK 1 to HSK 7+, with pinyin above every word, colours that follow your level, and a dictionary one tap away.',
	start: 'Start Learning Free',
	signIn: 'Sign In',
	promise: 'No credit card required',
	howItStarts: 'You apply first. We read every application.',
}

export const features = [
	{
		hanzi: '课',
		title: 'Structured Courses',
		text: 'Lessons that build on each other, from a first 你好 to stories and essays, with exercises that tell you where you stand.',
	},
	{
		hanzi: '卡',
		title: 'Smart Flashcards',
		text: 'Words come back just before you would forget them. Words you save keep the sentence you met them in.',
	},
	{
		hanzi: '析',
		title: 'Text Analysis',
		text: 'Paste any Chinese text and see at once which words are below, at and above your HSK level.',
	},
] as const

export const statistics = [
	{ value: '98%', label: 'Success Rate' },
	{ value: '1K+', label: 'Active Users' },
	{ value: '50K+', label: 'Words Learned' },
	{ value: '24/7', label: 'Support' },
] as const

export const testimonials = [
	{
		author: 'Elena Marchetti',
		text: 'I stopped collecting apps and started reading. Turning the pinyin off and still reading on was the best feeling.',
	},
	{
		author: 'Daniel Okafor',
		text: 'The colours tell me what to learn next. I passed HSK 4 four months after I began.',
	},
	{
		author: 'Yuki Tanabe',
		text: 'The stories are worth reading for themselves. I look forward to my twenty minutes every evening.',
	},
] as const

export const closing = {
	title: 'Read your first sentence in Chinese',
	start: 'Get Started for Free',
}
