export default function MemberHome() {
  return <main />;
}
