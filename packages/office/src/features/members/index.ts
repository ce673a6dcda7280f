/** Component that other features can use. */
export { MemberStatus } from './components/member-status.tsx';
