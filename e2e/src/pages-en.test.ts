import { testPagesIn } from './pages.ts'

testPagesIn('en')
